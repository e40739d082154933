import type { SaveAll } from '@parterre/contract/seats';
import { withoutUndefined } from '#context/without-undefined.ts';
import type { Change } from '#context.ts';
import { invalidField } from '#errors.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import type { HoldRow } from '#resources/seating/seats/read/seat-facts.ts';
import { requireWithholdable } from '../prices/places/require-free-places.ts';
import { readHolds } from './read.ts';
import { requireEmptyHold } from './remove.ts';
import { deleteHolds, insertHolds, prepareHolds, requireFreeFlags, updateHolds } from './write-holds.ts';

/** The holds of a save, checked and with their ordinals, before any seat refers to them. */
export interface PlannedHolds {
  /** The ordinals by id, and by `clientId` for new holds. */
  ordinals: Map<number | string, number>;
  created: { clientId: string; row: HoldRow }[];
  before: HoldRow[];
  after: HoldRow[];
  deleted: HoldRow[];
}

/**
 * Plans the holds of a save. Throws INVALID for unknown holds, FLAG_TAKEN. The show must be locked when anything
 * changes.
 */
export async function planHolds(change: Change, show: ShowRow, wanted: SaveAll['holds']): Promise<PlannedHolds> {
  const rows = await readHolds(change, show);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const deleted = wanted.delete.map((id, index) => takeHold(byId, id, `holds.delete.${index}`));
  const before = wanted.update.map(({ holdId }, index) => takeHold(byId, holdId, `holds.update.${index}.holdId`));
  const after = before.map((row, index) => {
    const { holdId: _, ...fields } = wanted.update[index] ?? { holdId: 0 };
    return { ...row, ...withoutUndefined(fields), revision: row.revision + 1 };
  });
  requireFreeFlags(
    [...byId.values()],
    [
      ...after.map((fields, index) => ({ fields, field: `holds.update.${index}.reservationFlag` })),
      ...wanted.create.map((fields, index) => ({ fields, field: `holds.create.${index}.reservationFlag` })),
    ],
  );
  const created = await prepareHolds(
    change,
    show,
    wanted.create.map(({ clientId: _, agreed = null, ...fields }) => ({ ...fields, agreed })),
  );
  const ordinals = new Map<number | string, number>(rows.map((row) => [row.id, row.ordinal]));
  const named = created.map((row, index) => {
    const clientId = wanted.create[index]?.clientId ?? '';
    if (ordinals.has(clientId))
      throw invalidField(`holds.create.${index}.clientId`, 'twice', { message: 'Is used twice' });
    ordinals.set(clientId, row.ordinal);
    return { clientId, row };
  });
  return { ordinals, created: named, before, after, deleted };
}

/** Writes the planned holds after the seats. Throws IN_USE for a deleted hold that still has seats. */
export async function writePlannedHolds(change: Change, show: ShowRow, planned: PlannedHolds): Promise<void> {
  for (const hold of planned.deleted) await requireEmptyHold(change, show, hold);
  await deleteHolds(
    change,
    show,
    planned.deleted.map((hold) => hold.id),
  );
  await requireWithholdable(change, show, planned.before, planned.after);
  await updateHolds(change, planned.before, planned.after);
  await insertHolds(
    change,
    planned.created.map(({ row }) => row),
  );
}

/** Removes the hold from the map, so that a save can name each hold only once. */
function takeHold(byId: Map<number, HoldRow>, id: number, field: string): HoldRow {
  const row = byId.get(id);
  if (!row) throw invalidField(field, 'unknown', { message: 'The event has no such hold, or it is named twice' });
  byId.delete(id);
  return row;
}
