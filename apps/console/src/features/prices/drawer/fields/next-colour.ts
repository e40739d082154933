import { PRICE_COLOURS } from '@parterre/contract/choices/price-choices';

/** The first colour no ticket has; when all are taken they go round. */
export function nextColour(used: readonly string[]): string {
  const taken = used.map((colour) => colour.toUpperCase());
  const free = PRICE_COLOURS.find((colour) => !taken.includes(colour));
  return free ?? PRICE_COLOURS[taken.length % PRICE_COLOURS.length] ?? PRICE_COLOURS[0];
}
