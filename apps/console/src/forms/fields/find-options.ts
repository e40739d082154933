export interface SearchOption {
  value: string;
  label: string;
  /** More words by which the search finds the option. */
  words?: string;
}

/** Returns the options in which every typed word begins some word, ignoring case and accents. */
export function findOptions(options: readonly SearchOption[], typed: string): SearchOption[] {
  const wanted = toWords(typed);
  return options.filter(({ label, words = '' }) => {
    const own = toWords(`${label} ${words}`);
    return wanted.every((word) => own.some((candidate) => candidate.startsWith(word)));
  });
}

const toWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
