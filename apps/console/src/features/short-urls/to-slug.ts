/** What is typed as a slug in the form the server takes: `Mahler 5` becomes `mahler-5`. */
export const toSlug = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s_]+/g, '-')
    .replace(/-{2,}/g, '-');
