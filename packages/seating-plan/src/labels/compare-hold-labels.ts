const collator = new Intl.Collator('en-GB', { ignorePunctuation: true, sensitivity: 'base' });

/** Seat hold labels sort alphabetically, ignoring punctuation (spec §9). */
export function compareHoldLabels(a: string, b: string): number {
  const order = collator.compare(a, b);
  if (order !== 0 || a === b) return order;
  return a < b ? -1 : 1;
}
