// What a visitor chose, kept in this browser: nothing else is.
type Kept = 'language' | 'sound' | 'panel';

export function recall(what: Kept): string | null {
  try {
    return localStorage.getItem(`sabot.${what}`);
  } catch {
    return null; // storage is blocked: the choice lasts as long as the page
  }
}

export function keep(what: Kept, value: string): void {
  try {
    localStorage.setItem(`sabot.${what}`, value);
  } catch {
    /* storage is blocked */
  }
}
