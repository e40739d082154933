import type { ReasonOf } from '@parterre/contract/choices/reasons';
import { refusal } from '../../../errors.ts';

export interface RefusedSeat {
  seatId: string;
  reason: Exclude<ReasonOf<'SEAT_NOT_FOR_SALE'>, 'mixed'>;
}

/** Throws SEAT_NOT_FOR_SALE with the seats where there are any, and why: `mixed` where it is not the same for all. */
export function refuseSeats(refused: readonly RefusedSeat[]): void {
  const [first] = refused;
  if (!first) return;
  const isMixed = refused.some(({ reason }) => reason !== first.reason);
  const seatIds = refused.map(({ seatId }) => seatId);
  throw refusal('SEAT_NOT_FOR_SALE', isMixed ? 'mixed' : first.reason, { seatIds });
}

interface SeatFacts {
  hasTicket: boolean;
  /** Left out where every other seat of a block is. */
  isSkipped: boolean;
  /** By a hold without sales that is not opened. */
  isHeld: boolean;
}

/** What is in the way of a seat, whatever its ticket. */
export function findWithheld({ hasTicket, isSkipped, isHeld }: SeatFacts): RefusedSeat['reason'] | undefined {
  if (!hasTicket) return 'no-ticket';
  if (isSkipped) return 'alternating';
  return isHeld ? 'held' : undefined;
}
