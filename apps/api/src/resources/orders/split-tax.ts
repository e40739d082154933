/** What a line costs and the rate inside it. */
export interface TaxedAmount {
  amountMinor: number;
  rateBasisPoints: number;
}

/**
 * The tax inside inclusive amounts. The tax of a rate is rounded once, over all its lines, and shared out by largest
 * remainder: the lines add up to it to the penny.
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

/** A whole amount by weights, to the penny; nobody gets more than their exact share rounded up. */
export function splitByRemainder(totalMinor: number, weights: readonly number[]): number[] {
  const weight = weights.reduce((sum, value) => sum + value, 0);
  if (weight === 0) return weights.map(() => 0);
  const exact = weights.map((value) => (totalMinor * value) / weight);
  const shares = exact.map(Math.floor);
  const missing = totalMinor - shares.reduce((sum, value) => sum + value, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
