/** A typed number as exact digits: `{negative, whole: '135', fraction: '005'}`. */
export interface TypedNumber {
  negative: boolean;
  whole: string;
  fraction: string;
}

/** Reads a number as people of the language type it, with or without thousands marks. Nothing when it is no number. */
export function findTypedNumber(text: string, language: string): TypedNumber | undefined {
  const compact = text
    .trim()
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replace(/^[−–]/, '-');
  const { group, decimal } = readSeparators(language);
  const plain = isGrouped(compact, group, decimal) ? compact.replaceAll(group, '') : compact;
  const match = /^([+-]?)(\d*)(?:[.,](\d*))?$/.exec(plain);
  if (!match || (!match[2] && !match[3])) return undefined;
  return { negative: match[1] === '-', whole: match[2]?.replace(/^0+(?=\d)/, '') || '0', fraction: match[3] ?? '' };
}

export const toNumber = (typed: TypedNumber): number =>
  Number(`${typed.negative ? '-' : ''}${typed.whole}.${typed.fraction || '0'}`);

function readSeparators(language: string): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(language).formatToParts(1234567.5);
  const find = (type: string) => parts.find((part) => part.type === type)?.value;
  return { group: find('group') ?? ',', decimal: find('decimal') ?? '.' };
}

function isGrouped(text: string, group: string, decimal: string): boolean {
  if (group !== '.' && group !== ',') return false;
  return new RegExp(`^[+-]?\\d{1,3}(\\${group}\\d{3})+(\\${decimal}\\d*)?$`).test(text);
}
