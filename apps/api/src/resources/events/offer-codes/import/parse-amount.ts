import { AMOUNT_MINOR_MAX, getCurrencyDecimals, toMajor } from '@parterre/contract/money/currencies';
import { type CellProblem, refuseCell } from './row-problem.ts';

/**
 * Parses an amount as people write it into minor units: `5`, `5.00`, `1,234.50`, `1.234,50`, `£5`, `5 GBP`. The last
 * separator is the decimal one; `1,234` is refused because it is ambiguous. Throws a refusal of the cell.
 */
export function parseAmount(text: string, currency: string, column: CellProblem['column']): number {
  const { before, behind } = markOf(currency);
  const bare = text
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(/\u2212/g, '-')
    .replace(before, '$1')
    .replace(behind, '');
  const precision = getCurrencyDecimals(currency);
  const amount = parseDecimal(bare, precision, column);
  if (Math.abs(amount) > AMOUNT_MINOR_MAX)
    throw refuseCell(column, 'max', { maxNumber: toMajor(AMOUNT_MINOR_MAX, currency) });
  return amount;
}

/** Parses a decimal number into an integer of its smallest unit: `12.5` with two decimals is 1250. */
export function parseDecimal(text: string, precision: number, column: CellProblem['column']): number {
  const match = /^(-?)(\d{1,15}|\d{1,3}(?:,\d{3})+(?=\.)|\d{1,3}(?:\.\d{3})+(?=,))?(?:[.,](\d+))?$/.exec(text);
  const [, sign, whole = '', written = ''] = match ?? [];
  if (!match || whole + written === '') throw refuseCell(column, 'not-a-number');
  const fraction = precision === 0 ? written.replace(/^00?$/, '') : written;
  if (fraction.length > precision) throw refuseCell(column, 'precision', { precision });
  const amount = Number(`${whole.replace(/[.,]/g, '') || '0'}${fraction.padEnd(precision, '0')}`);
  if (!Number.isSafeInteger(amount)) throw refuseCell(column, 'not-a-number');
  return sign === '-' && amount !== 0 ? -amount : amount;
}

interface CurrencyMark {
  before: RegExp;
  behind: RegExp;
}

const marks = new Map<string, CurrencyMark>();

/** Matches the code or the symbol of a currency on either side of the number. */
function markOf(currency: string): CurrencyMark {
  let mark = marks.get(currency);
  if (!mark) {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
    const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
    const either = `(?:${currency}|${symbol.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`;
    mark = { before: new RegExp(`^(-?)${either}`, 'i'), behind: new RegExp(`${either}$`, 'i') };
    marks.set(currency, mark);
  }
  return mark;
}
