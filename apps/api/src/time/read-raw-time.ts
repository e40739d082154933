/** A wall time as raw rows have it, `YYYY-MM-DD HH:mm:ss`. */
export const readRawWallTime = (text: string): string => text.slice(0, 19).replace(' ', 'T');

export const readRawWallTimeOrNone = (text: string | null): string | null =>
  text === null ? null : readRawWallTime(text);

/** An instant as raw rows have it, with its offset. */
export const readRawInstantOrNone = (text: string | null): Date | null => (text === null ? null : new Date(text));
