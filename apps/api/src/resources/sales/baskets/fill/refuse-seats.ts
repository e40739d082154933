import type { ReasonOf } from '@parterre/contract/choices/reasons';
import { refusal } from '#errors.ts';

export interface RefusedSeat {
  seatId: string;
  reason: Exclude<ReasonOf<'SEAT_NOT_FOR_SALE'>, 'mixed'>;
}

/** Throws SEAT_NOT_FOR_SALE with the seats, if there are any, and their reason, which is `mixed` when they differ. */
export function refuseSeats(refused: readonly RefusedSeat[]): void {
  const [first] = refused;
  if (!first) return;
  const isMixed = refused.some(({ reason }) => reason !== first.reason);
  const seatIds = refused.map(({ seatId }) => seatId);
  throw refusal('SEAT_NOT_FOR_SALE', isMixed ? 'mixed' : first.reason, { seatIds });
}

interface SeatFacts {
  hasTicket: boolean;
  /** True if the block alternates and leaves the seat out. */
  isSkipped: boolean;
  /** True if a hold without sales has the seat and nothing opens it. */
  isHeld: boolean;
}

/**
 * Returns the first reason that keeps a seat from this buyer, whatever price type they want; undefined when there is
 * none.
 */
export function findWithheld({ hasTicket, isSkipped, isHeld }: SeatFacts): RefusedSeat['reason'] | undefined {
  if (!hasTicket) return 'no-ticket';
  if (isSkipped) return 'alternating';
  return isHeld ? 'held' : undefined;
}
