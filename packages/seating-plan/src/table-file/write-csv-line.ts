import { guardCell } from './guard-cell.ts';

/** The delimiter between cells and the decimal separator that spreadsheets of a country expect in CSV. */
export interface CsvForm {
  separator: ',' | ';';
  decimal: '.' | ',';
}

const ENGLISH: CsvForm = { separator: ',', decimal: '.' };
const CONTINENTAL: CsvForm = { separator: ';', decimal: ',' };
const SWISS: CsvForm = { separator: ';', decimal: '.' };

/**
 * Returns the form in which spreadsheets of the reader's culture open the file on a double click, with numbers as
 * numbers.
 */
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

/** A text, a number, a number as digits with a point, a truth value, or an empty cell. */
type CsvCell = string | number | boolean | { digits: string } | null;

interface CsvWriting extends CsvForm {
  flag(value: boolean): string;
}

/** Returns a line with its line end. Texts are guarded against formulas, and numbers stay numbers. */
export const writeCsvLine = (cells: readonly CsvCell[], writing: CsvWriting): string =>
  `${cells.map((cell) => writeCell(cell, writing)).join(writing.separator)}\r\n`;

function writeCell(cell: CsvCell, { decimal, flag }: CsvWriting): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return quote(guardCell(cell));
  if (typeof cell === 'boolean') return quote(flag(cell));
  const digits = typeof cell === 'number' ? String(cell) : cell.digits;
  return decimal === '.' ? digits : digits.replace('.', decimal);
}

/** Cells with these characters are quoted in every form, so that a line is read the same with any delimiter. */
const BREAKS_A_CELL = /[",;\r\n]/;
const quote = (text: string): string => (BREAKS_A_CELL.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
