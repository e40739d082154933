import { guardCell } from './guard-cell.ts';

/** How the spreadsheets of a country write CSV: what stands between cells, and before the decimals of a number. */
export interface CsvForm {
  separator: ',' | ';';
  decimal: '.' | ',';
}

const ENGLISH: CsvForm = { separator: ',', decimal: '.' };
const CONTINENTAL: CsvForm = { separator: ';', decimal: ',' };
const SWISS: CsvForm = { separator: ';', decimal: '.' };

/** A file that opens with a double click, with numbers that add up, where the reader of a culture lives. */
export function chooseCsvForm(culture: string): CsvForm {
  const [locale] = findLocales(culture);
  if (locale === undefined) return ENGLISH;
  const { region } = new Intl.Locale(locale);
  if (region === 'CH' || region === 'LI') return SWISS;
  const decimal = new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value;
  return decimal === ',' ? CONTINENTAL : ENGLISH;
}

function findLocales(culture: string): string[] {
  try {
    return Intl.getCanonicalLocales(culture);
  } catch {
    return [];
  }
}

/** A text, a number, a number by its digits with a point, or nothing. */
type CsvCell = string | number | boolean | { digits: string } | null;

interface CsvWriting extends CsvForm {
  flag(value: boolean): string;
}

/** A line with its end. Texts are guarded against formulas, and numbers stay numbers. */
export const writeCsvLine = (cells: readonly CsvCell[], writing: CsvWriting): string =>
  `${cells.map((cell) => writeCell(cell, writing)).join(writing.separator)}\r\n`;

function writeCell(cell: CsvCell, { decimal, flag }: CsvWriting): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return quote(guardCell(cell));
  if (typeof cell === 'boolean') return quote(flag(cell));
  const digits = typeof cell === 'number' ? String(cell) : cell.digits;
  return decimal === '.' ? digits : digits.replace('.', decimal);
}

/** Quoted for every form, so that a line is read the same whatever its separator is taken for. */
const BREAKS_A_CELL = /[",;\r\n]/;
const quote = (text: string): string => (BREAKS_A_CELL.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
