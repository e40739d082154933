import type { Order } from '@parterre/contract/orders/order';
import { expect } from 'vitest';
import type { SalesOutlet } from '../scenes/open-sales-channel.ts';
import type { TestAnswer } from '../support/test-api.ts';

export interface Bought {
  answer: TestAnswer<unknown>;
  seatIds: readonly string[];
  /** Absent if the buyer was refused. */
  orderId?: string;
}

/** Runs a buyer from the basket to the order, and returns the seats they were told they have, or the refusal. */
export async function buyInStorm(outlet: SalesOutlet, seatIds: readonly string[]): Promise<Bought> {
  const basket = await outlet.open({ seats: seatIds.map((seatId) => ({ seatId })) });
  if (basket.status !== 201) return { answer: basket, seatIds };
  const bought = await outlet.buy(basket.body);
  return { answer: bought, seatIds, ...(bought.status === 201 ? { orderId: bought.body.orderId } : {}) };
}

/** Expects that every buyer still has the seats that they were told they have. */
export async function expectKept(outlet: SalesOutlet, buyers: readonly Bought[]): Promise<void> {
  for (const { orderId, seatIds } of buyers)
    if (orderId !== undefined) expect(seatsOf(await outlet.read(orderId))).toEqual([...seatIds].toSorted());
}

export const seatsOf = ({ items }: Order): string[] => items.flatMap(({ seatId }) => seatId ?? []).toSorted();
