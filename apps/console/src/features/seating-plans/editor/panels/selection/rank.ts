const RANK = /^([1-9]\d{0,5})?$/;

/** Nothing is a rank too: best available takes the block last. */
export const isRank = (text: string): boolean => RANK.test(text.trim());
export const readRank = (text: string): number | null => (text.trim() === '' ? null : Number(text));
export const writeRank = (rank: number | null): string => (rank === null ? '' : `${rank}`);
