export const MOST_SLUG = 40;

/**
 * Makes the slug of a name: `Weihnachtsmärchen 5` becomes `weihnachtsmaerchen-5`. German umlauts are written out, as
 * their readers type them; other marks are dropped. So is everything without a Latin letter, so that a name in Cyrillic
 * or Chinese gives an empty slug.
 */
export const toSlug = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüßæœøðþłđħıŋĸ]/g, (letter) => WRITTEN_OUT[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MOST_SLUG)
    .replace(/^-|-$/g, '');

const WRITTEN_OUT: Readonly<Record<string, string>> = {
  ...{ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ð: 'd', þ: 'th' },
  ...{ ł: 'l', đ: 'd', ħ: 'h', ı: 'i', ŋ: 'n', ĸ: 'k' },
};
