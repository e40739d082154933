/** Splits minor units by weights; each share is the exact one rounded down or up, and all are 0 if the weights are. */
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
