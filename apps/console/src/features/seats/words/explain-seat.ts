import type { SeatInfo } from '@parterre/seat-map';
import type { HoldView } from '../desk/desk-data.ts';

/** Why a seat cannot be sold: a key under `why` and its values. */
export interface SeatReason {
  key: 'sold' | 'basket' | 'hold' | 'holdUntil' | 'alternating' | 'noPrice';
  values: { flag?: string; releaseOn?: string };
}

/** Nothing for a seat that is for sale. */
export function explainSeat(seat: SeatInfo, hold: HoldView | undefined): SeatReason | undefined {
  if (seat.state === 'SOLD') return { key: 'sold', values: {} };
  if (seat.state === 'BASKET') return { key: 'basket', values: {} };
  if (seat.state === 'UNASSIGNED') return { key: 'noPrice', values: {} };
  if (seat.withheldBy === 'alternating') return { key: 'alternating', values: {} };
  if (seat.withheldBy !== 'hold') return undefined;
  const flag = hold?.reservationFlag ?? '';
  return hold?.releaseOn
    ? { key: 'holdUntil', values: { flag, releaseOn: hold.releaseOn } }
    : { key: 'hold', values: { flag } };
}
