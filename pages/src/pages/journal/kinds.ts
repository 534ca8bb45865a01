/** The name of a kind of event in words: `WagerSettled` is `wager settled`. */
export const named = (kind: string): string => kind.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
