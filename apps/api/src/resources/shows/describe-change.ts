import type { RemovedSeats } from './rebuild-seats.ts';
import type { ShowRow } from './require-show.ts';

/** What the history of an event speaks about. */
const TOLD = [
  'name',
  'description',
  'status',
  'venueId',
  'categoryId',
  'startsAtLocal',
  'doorsAtLocal',
  'endsAtLocal',
  'onSaleAtLocal',
  'offSaleAtLocal',
  'seating',
  'planId',
  'planVersionId',
  'currency',
  'defaultCulture',
] as const satisfies readonly (keyof ShowRow)[];

/** Before and after of what changed only; a rebuilt allocation with the counts of what went and came. */
export function describeShowChange(
  before: ShowRow,
  after: ShowRow,
  rebuilt: { removed: RemovedSeats; seats: number } | undefined,
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const changed = TOLD.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  const pick = (row: ShowRow) => Object.fromEntries(changed.map((key) => [key, row[key]]));
  return {
    before: pick(before),
    after: { ...pick(after), ...(rebuilt ? { seats: rebuilt.seats, ...rebuilt.removed } : {}) },
  };
}
