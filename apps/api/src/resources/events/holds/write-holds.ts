import { and, eq, inArray } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { holds } from '#db/schema/events/holds.ts';
import { AppError, fieldError } from '#errors.ts';
import { newId } from '#ids.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { takeOrdinal } from '#resources/ground/show-rows/take-ordinal.ts';
import type { HoldRow } from '#resources/seating/seats/read/seat-facts.ts';

export type HoldFields = Pick<
  HoldRow,
  'label' | 'reservationFlag' | 'colour' | 'allowSales' | 'owner' | 'note' | 'releaseOn' | 'agreed'
>;

/** Builds rows of new holds with unused ordinals. The show must be locked; `insertHolds` writes the rows. */
export async function prepareHolds(change: Change, show: ShowRow, created: readonly HoldFields[]): Promise<HoldRow[]> {
  const rows: HoldRow[] = [];
  for (const fields of created)
    rows.push({
      ...fields,
      promoterId: show.promoterId,
      id: newId(),
      showId: show.id,
      ordinal: await takeOrdinal(change, show, 'hold'),
      revision: 1,
      createdAt: change.now,
    });
  return rows;
}

export async function insertHolds(change: Change, rows: readonly HoldRow[]): Promise<void> {
  if (rows.length > 0) await change.db.insert(holds).values([...rows]);
}

/** Writes changed holds, two of which may have swapped their flags. */
export async function updateHolds(
  change: Change,
  before: readonly HoldRow[],
  after: readonly HoldRow[],
): Promise<void> {
  const owners = new Map(before.map((row) => [row.reservationFlag, row.id]));
  for (const row of after) {
    const owner = owners.get(row.reservationFlag);
    if (owner === undefined || owner === row.id) continue;
    await writeHold(change, row, { reservationFlag: `~${owner}` }, owner);
  }
  for (const { label, reservationFlag, colour, allowSales, owner, note, releaseOn, agreed, revision, ...row } of after)
    await writeHold(
      change,
      row,
      { label, reservationFlag, colour, allowSales, owner, note, releaseOn, agreed, revision },
      row.id,
    );
}

export async function deleteHolds(change: Change, show: ShowRow, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await change.db.delete(holds).where(and(eq(holds.promoterId, show.promoterId), inArray(holds.id, [...ids])));
}

type FlagOwner = Pick<HoldFields, 'label' | 'reservationFlag'>;

/** Throws FLAG_TAKEN for the first of `changed` whose flag another hold of the show has. */
export function requireFreeFlags(
  others: readonly FlagOwner[],
  changed: readonly { fields: FlagOwner; field: string }[],
): void {
  const taken = new Map(others.map((row) => [row.reservationFlag, row.label]));
  for (const { fields, field } of changed) {
    const owner = taken.get(fields.reservationFlag);
    if (owner !== undefined)
      throw new AppError('FLAG_TAKEN', {
        fieldErrors: [fieldError(field, 'flagTaken', { values: { label: owner } })],
        details: { reservationFlag: fields.reservationFlag, label: owner },
      });
    taken.set(fields.reservationFlag, fields.label);
  }
}

async function writeHold(
  change: Change,
  row: Pick<HoldRow, 'promoterId'>,
  values: Partial<HoldRow>,
  id: number,
): Promise<void> {
  await change.db
    .update(holds)
    .set(values)
    .where(and(eq(holds.promoterId, row.promoterId), eq(holds.id, id)));
}
