/** How a name is stored to be sorted and found: no accents, no case, single spaces. */
export const toVenueKey = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ');

/** The different words of a text, normalised; a search compares their beginnings. */
export const toVenueWords = (text: string): string[] => [
  ...new Set(
    toVenueKey(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  ),
];
