/** Turns text of a foreign file into text that PostgreSQL can store: without NUL and without half surrogate pairs. */
export const toStorable = (text: string): string => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');
