/** The longest key: longer keys and terms are compared by their start. */
const LONGEST_KEY = 120;

/** The part of a text that is kept and searched as a key; never cut between the halves of a character. */
export const cutKey = (key: string): string => key.slice(0, LONGEST_KEY).replace(/[\uD800-\uDBFF]$/, '');
