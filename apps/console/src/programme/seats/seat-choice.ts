import { buildSeatIndex, type Geometry } from '@parterre/seating-plan';
import { SEAT_STATE, SEAT_STATES, type SeatState } from '@parterre/seating-plan/seat-states';
import { nameSeats } from '#i18n/name-seats.ts';

/** Why a seat cannot be chosen: it does not exist, or its state. */
export type SeatObstacle = 'MISSING' | Exclude<SeatState, 'ASSIGNED'>;

interface SeatChoice {
  findSeat: (seatId: string) => number | undefined;
  seatIdOf: (seat: number) => string;
  findObstacle: (seatId: string) => SeatObstacle | undefined;
  /** Finds free seats whose names contain all words, in plan order. */
  searchFree: (words: string, most: number) => string[];
}

/** `states` is by ordinal; `own` seats are released by the choice, so they count as free. */
export function createSeatChoice(geometry: Geometry, states: Uint8Array, own: readonly string[]): SeatChoice {
  const { findSeat, seatIdOf } = buildSeatIndex(geometry);
  const ownSeats = new Set(own.map(findSeat));
  return {
    findSeat,
    seatIdOf,
    findObstacle(seatId) {
      const seat = findSeat(seatId);
      if (seat === undefined) return 'MISSING';
      const state = SEAT_STATES[states[seat] ?? SEAT_STATE.UNASSIGNED] ?? 'UNASSIGNED';
      return state === 'ASSIGNED' || ownSeats.has(seat) ? undefined : state;
    },
    searchFree(words, most) {
      const wanted = words
        .toLocaleLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean);
      const found: string[] = [];
      for (let seat = 0; seat < states.length && found.length < most; seat++) {
        if (states[seat] !== SEAT_STATE.ASSIGNED) continue;
        const seatId = seatIdOf(seat);
        const named = nameSeats([seatId]).toLocaleLowerCase().split(' ');
        if (wanted.every((word, at) => isNamed(named, word, at === wanted.length - 1))) found.push(seatId);
      }
      return found;
    },
  };
}

/** The last word may be incomplete. */
const isNamed = (named: readonly string[], word: string, isLast: boolean): boolean =>
  named.some((name) => (isLast ? name.startsWith(word) : name === word));
