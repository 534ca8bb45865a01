// What a screen reader says: one polite voice for what happens, one urgent for what went wrong.
class Voice {
  polite = $state('');
  urgent = $state('');

  /** Said when the reader has finished. */
  say(text: string): void {
    if (text) this.polite = this.polite === text ? `${text}\u00a0` : text;
  }

  /** Said at once, and shown to everybody for a while. */
  warn(text: string): void {
    this.urgent = '';
    queueMicrotask(() => (this.urgent = text));
  }

  hush(): void {
    this.urgent = '';
  }
}

export const voice = new Voice();
