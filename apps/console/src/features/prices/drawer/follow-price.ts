/** What a linked price costs, as the server rounds it: half a unit goes up. Amounts in minor units. */
export function followPrice(baseMinor: number, link: { kind: 'fixed' | 'percentage'; difference: number }): number {
  if (link.kind === 'fixed') return baseMinor + link.difference;
  return Math.floor((baseMinor * (10_000 + link.difference) + 5000) / 10_000);
}
