export const SLUG_LENGTH_MAX = 40;

/**
 * Returns the slug of a name: `Weihnachtsmärchen 5` becomes `weihnachtsmaerchen-5`. German umlauts are transcribed as
 * their readers type them, other accents dropped. Other scripts are dropped too, so a Chinese name has an empty slug.
 */
export const toSlug = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüßæœøðþłđħıŋĸ]/g, (letter) => WRITTEN_OUT[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_LENGTH_MAX)
    .replace(/^-|-$/g, '');

const WRITTEN_OUT: Readonly<Record<string, string>> = {
  ...{ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ð: 'd', þ: 'th' },
  ...{ ł: 'l', đ: 'd', ħ: 'h', ı: 'i', ŋ: 'n', ĸ: 'k' },
};
