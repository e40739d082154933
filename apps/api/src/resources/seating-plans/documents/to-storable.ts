/** Text of a foreign file as PostgreSQL can store it: no NUL, no half of a surrogate pair. */
export const toStorable = (text: string): string => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');
