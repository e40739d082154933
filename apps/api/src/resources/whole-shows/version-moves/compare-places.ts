import type { Geometry, SeatMapping } from '@parterre/seating-plan';

/** Seats by their ordinals in the old version and in the new one. */
export interface PlaceChanges {
  /** Seats whose old name does not exist while a new seat is at their place, ascending by `from`. */
  renamed: readonly { from: number; to: number }[];
  /** Seats of the old version that keep their name but are somewhere else, ascending. */
  moved: readonly number[];
}

/** Compares places: a removed seat and an added one are the same chair when their place is the same. */
export function comparePlaces(from: Geometry, to: Geometry, { newOrdinals, gone, added }: SeatMapping): PlaceChanges {
  const kept = [...newOrdinals.keys()].filter((seat) => (newOrdinals[seat] ?? -1) >= 0);
  const shift = findCommonShift(from, to, kept, newOrdinals);
  const addedAt = new Map(added.map((seat) => [placeOf(to, seat), seat]));
  const renamed = gone.flatMap((seat) => {
    const there = addedAt.get(placeOf(from, seat, shift));
    return there === undefined ? [] : [{ from: seat, to: there }];
  });
  const moved = kept.filter((seat) => {
    const way = shiftOf(from, to, seat, newOrdinals[seat] ?? -1);
    return way.x !== shift.x || way.y !== shift.y;
  });
  return { renamed, moved };
}

interface Shift {
  x: number;
  y: number;
}

const NONE: Shift = { x: 0, y: 0 };

/** Compares places in tenths of a plan unit, because columns hold them as single-precision floats. */
const toTenths = (value: number): number => Math.round(value * 10);

const placeOf = ({ x, y }: Geometry, seat: number, shift = NONE): string =>
  `${toTenths(x[seat] ?? 0) + shift.x} ${toTenths(y[seat] ?? 0) + shift.y}`;

const shiftOf = (from: Geometry, to: Geometry, seat: number, next: number): Shift => ({
  x: toTenths(to.x[next] ?? 0) - toTenths(from.x[seat] ?? 0),
  y: toTenths(to.y[next] ?? 0) - toTenths(from.y[seat] ?? 0),
});

/**
 * Returns the shift that more than half of the kept seats share, because a drawing that was dragged as a whole is still
 * the same.
 */
function findCommonShift(from: Geometry, to: Geometry, kept: readonly number[], newOrdinals: Int32Array): Shift {
  const counts = new Map<string, { shift: Shift; seats: number }>();
  for (const seat of kept) {
    const shift = shiftOf(from, to, seat, newOrdinals[seat] ?? -1);
    const key = `${shift.x} ${shift.y}`;
    const counted = counts.get(key);
    if (counted) counted.seats += 1;
    else counts.set(key, { shift, seats: 1 });
  }
  for (const { shift, seats } of counts.values()) if (seats * 2 > kept.length) return shift;
  return NONE;
}
