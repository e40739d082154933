import { setImmediate as nextTurn } from 'node:timers/promises';
import { findBestSeats, type Geometry } from '@parterre/seating-plan';
import { CLAIM_CODE } from '@parterre/seating-plan/seat-states';
import type { Change } from '#context.ts';
import { AppError, invalidField } from '#errors.ts';
import { readSeats } from '#resources/seating/seats/read/read-seats.ts';
import { readHoldsByOrdinal } from '#resources/seating/seats/read/seat-facts.ts';
import { requirePlan, seatIndexOf } from '#resources/seating/seats/require-plan.ts';
import type { GuestRow } from '../guests/require-guest.ts';
import type { LockedList } from '../lock-list.ts';

/**
 * Chooses the seats of each guest: the named ones, or else the best that are left, for the largest parties first so
 * that they sit together. Throws INVALID for a wrong number of seats, NOT_ENOUGH_LEFT with the number left.
 */
export async function chooseSeats(
  change: Change,
  locked: LockedList,
  approved: readonly GuestRow[],
  named: readonly { guestId: number; seatIds: readonly string[] }[],
): Promise<Map<number, number[]>> {
  const { geometry } = await requirePlan(change, locked.show);
  const chosen = readNamed(geometry, approved, named);
  const others = approved.filter(({ id }) => !chosen.has(id)).toSorted((a, b) => b.plusOnes - a.plusOnes);
  if (others.length === 0) return chosen;
  const canTake = await readSupply(change, locked, geometry);
  for (const seats of chosen.values()) for (const seat of seats) canTake[seat] = 0;
  const wanted = others.reduce((people, { plusOnes }) => people + 1 + plusOnes, 0);
  const left = canTake.reduce((sum, seat) => sum + seat, 0);
  if (wanted > left)
    throw new AppError('NOT_ENOUGH_LEFT', {
      details: { left, quantity: wanted, over: wanted - left },
      detail: `Seats left: ${left}. People: ${wanted}.`,
    });
  for (const guest of others) {
    const best = findBestSeats({ geometry, canTake, isOpen: canTake }, 1 + guest.plusOnes);
    if (!best) throw new Error('Seats were counted as free but could not be chosen');
    for (const seat of best.seats) canTake[seat] = 0;
    chosen.set(guest.id, best.seats);
    // Not `giveWay`, which would keep the locks until others are answered who may wait for them.
    await nextTurn();
  }
  return chosen;
}

function readNamed(
  geometry: Geometry,
  approved: readonly GuestRow[],
  named: readonly { guestId: number; seatIds: readonly string[] }[],
): Map<number, number[]> {
  const index = seatIndexOf(geometry);
  const byId = new Map(approved.map((guest) => [guest.id, guest]));
  const chosen = new Map<number, number[]>();
  for (const [at, { guestId, seatIds }] of named.entries()) {
    const guest = byId.get(guestId);
    // A guest who is skipped keeps their seats.
    if (!guest) continue;
    if (seatIds.length !== 1 + guest.plusOnes)
      throw invalidField(`seats.${at}.seatIds`, 'notFitting', {
        message: `This guest takes ${1 + guest.plusOnes} seats`,
      });
    chosen.set(
      guestId,
      seatIds.map((seatId, seatAt) => {
        const seat = index.findSeat(seatId);
        if (seat === undefined) throw invalidField(`seats.${at}.seatIds.${seatAt}`, 'seat', { values: { seatId } });
        return seat;
      }),
    );
  }
  return chosen;
}

/**
 * Returns 1 for every seat to choose from: free seats of the list's hold, or for a list without one, free seats under
 * no hold.
 */
async function readSupply(change: Change, { list, show }: LockedList, geometry: Geometry): Promise<Uint8Array> {
  const holds = await readHoldsByOrdinal(change, show);
  const hold = [...holds.values()].find(({ id }) => id === list.holdId)?.ordinal ?? 0;
  const seats = await readSeats(change, show, { seatCount: geometry.seatCount });
  const canTake = new Uint8Array(geometry.seatCount);
  for (const chunk of seats.chunks)
    for (let at = 0; at < chunk.seatCount; at++) {
      const seat = chunk.firstSeat + at;
      const isFree = seats.claimed[seat] === CLAIM_CODE.none;
      const isWithheld = chunk.alternating && geometry.parity[seat] === 1;
      if (isFree && !isWithheld && chunk.prices[at] !== 0 && chunk.holds[at] === hold) canTake[seat] = 1;
    }
  return canTake;
}
