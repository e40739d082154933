import type { ChannelPrice } from '@parterre/contract/channel';
import type { Random } from '../random.ts';
import type { BuyerPlan } from './draw-buyer.ts';

/** The dearest ticket a buyer will pay that still has room for the party; undefined when nothing has. */
export function choosePrice(
  prices: readonly ChannelPrice[],
  { averageOfTopPrice, party }: Pick<BuyerPlan, 'averageOfTopPrice' | 'party'>,
): ChannelPrice | undefined {
  const possible = prices
    .filter((price) => price.available >= sizeOf(price, party))
    .toSorted((a, b) => a.priceMinor - b.priceMinor);
  const limit = (possible.at(-1)?.priceMinor ?? 0) * averageOfTopPrice;
  return possible.findLast((price) => price.priceMinor <= limit) ?? possible[0];
}

/** The party, as far as the ticket's limits per order let it. */
export const sizeOf = (price: Pick<ChannelPrice, 'fewestPerOrder' | 'mostPerOrder'>, party: number): number =>
  Math.max(price.fewestPerOrder, Math.min(price.mostPerOrder, party));

/** Seats in a row of the list, from a random place on; the list is in plan order. Fewer when there are fewer. */
export function chooseSeats(random: Random, seatIds: readonly string[], count: number): string[] {
  const rows = new Map<string, string[]>();
  for (const seatId of seatIds) {
    const row = seatId.slice(0, seatId.lastIndexOf('|'));
    rows.set(row, [...(rows.get(row) ?? []), seatId]);
  }
  const wide = [...rows.values()].filter((row) => row.length >= count);
  const row = wide[random.between(0, Math.max(0, wide.length - 1))] ?? seatIds;
  const from = random.between(0, Math.max(0, row.length - count));
  return row.slice(from, from + count);
}
