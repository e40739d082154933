import type { SearchOption } from './search-select.tsx';

/** The options all of whose typed words begin one of theirs, whatever the accents and the case. */
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
