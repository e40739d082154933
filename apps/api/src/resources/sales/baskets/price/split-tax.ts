import { splitByRemainder } from '@parterre/contract/money/split-by-remainder';

export interface TaxedAmount {
  amountMinor: number;
  rateBasisPoints: number;
}

/**
 * Returns the tax included in each amount. The tax of a rate is rounded once for all its lines and divided by largest
 * remainder, so that the lines add up exactly.
 */
export function splitTax(lines: readonly TaxedAmount[]): number[] {
  const taxes = lines.map(() => 0);
  for (const rate of new Set(lines.map((line) => line.rateBasisPoints))) {
    const own = lines.flatMap((line, index) => (line.rateBasisPoints === rate ? [{ ...line, index }] : []));
    const amount = own.reduce((sum, line) => sum + line.amountMinor, 0);
    const shares = splitByRemainder(
      taxInside(amount, rate),
      own.map((line) => line.amountMinor),
    );
    for (const [at, { index }] of own.entries()) taxes[index] = shares[at] ?? 0;
  }
  return taxes;
}

const taxInside = (amountMinor: number, rateBasisPoints: number): number =>
  Math.round((amountMinor * rateBasisPoints) / (10_000 + rateBasisPoints));
