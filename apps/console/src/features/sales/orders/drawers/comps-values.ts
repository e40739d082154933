import type { issueComps } from '@parterre/contract/calls/orders';
import type { Price } from '@parterre/contract/prices';
import type { CallArguments } from '@parterre/contract/wire/call';
import { readSeats } from '#programme/seats/read-seats.ts';

export interface CompsValues {
  priceTypeId: number | null;
  /** Seats as typed, separated by line breaks or semicolons. */
  seats: string;
  quantity: number | null;
  name: string;
  email: string;
  sendsMail: boolean;
  note: string;
}

export const EMPTY_COMPS: CompsValues = {
  priceTypeId: null,
  seats: '',
  quantity: 1,
  name: '',
  email: '',
  sendsMail: false,
  note: '',
};

/** Returns seats for a seated price type, otherwise a quantity. */
export function toCompsBody(
  { priceTypeId, seats, quantity, name, email, sendsMail, note }: CompsValues,
  prices: readonly Pick<Price, 'priceTypeId' | 'isSeated'>[],
): CallArguments<typeof issueComps>['body'] {
  const isSeated = prices.find((price) => price.priceTypeId === priceTypeId)?.isSeated ?? false;
  return {
    priceTypeId: priceTypeId ?? 0,
    ...(isSeated ? { seatIds: readSeats(seats) } : { quantity: quantity ?? 0 }),
    holder: { name, email: email.trim() },
    sendsMail,
    note,
  };
}
