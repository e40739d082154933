import type { Order } from '@parterre/contract/orders/order';
import { expect } from 'vitest';
import type { SalesOutlet } from '../scenes/open-sales-channel.ts';
import type { TestAnswer } from '../support/test-api.ts';

export interface Bought {
  answer: TestAnswer<unknown>;
  seatIds: readonly string[];
  /** Absent: refused. */
  orderId?: string;
}

/** A buyer from the basket to the order: the seats they were told they have, or what they were refused with. */
export async function buyInStorm(outlet: SalesOutlet, seatIds: readonly string[]): Promise<Bought> {
  const basket = await outlet.open({ seats: seatIds.map((seatId) => ({ seatId })) });
  if (basket.status !== 201) return { answer: basket, seatIds };
  const bought = await outlet.buy(basket.body);
  return { answer: bought, seatIds, ...(bought.status === 201 ? { orderId: bought.body.orderId } : {}) };
}

/** Whoever was told that they have seats still has them. */
export async function expectKept(outlet: SalesOutlet, buyers: readonly Bought[]): Promise<void> {
  for (const { orderId, seatIds } of buyers)
    if (orderId !== undefined) expect(seatsOf(await outlet.read(orderId))).toEqual([...seatIds].toSorted());
}

export const seatsOf = ({ items }: Order): string[] => items.flatMap(({ seatId }) => seatId ?? []).toSorted();
