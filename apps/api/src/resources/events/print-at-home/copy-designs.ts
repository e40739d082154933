import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { inBatches } from '#db/in-batches.ts';
import { printAtHomeImages, printAtHomeSettings, type TicketOwnerKind } from '#db/schema/events/print-at-home.ts';
import { dropFiles } from '#resources/ground/images/write-image.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import type { CopiedShow } from '#resources/ground/show-rows/show-part.ts';
import { writeSettings } from './settings/write-settings.ts';

type Table = typeof printAtHomeSettings | typeof printAtHomeImages;
/** A condition on the owners of designs. It is built for each table, because settings and pictures have separate ones. */
export type MatchDesigns = (table: Table) => SQL | undefined;
/** A new show, and the ids of its price types by the ids of their originals. */
type Copy = Pick<CopiedShow, 'priceIds'> & { show: Pick<ShowRow, 'id'> };

/** Copies the designs of price types. `priceIds` maps the ids of originals to those of their copies. */
export const copyPriceDesigns = (change: Change, { promoterId, id }: ShowRow, priceIds: Copy['priceIds']) =>
  copyDesigns(change, ofPrices(promoterId, [...priceIds.keys()]), [{ show: { id }, priceIds }]);

/** Removes the designs of price types. An owner can be of three kinds, so no foreign key could do this. */
export const removePriceDesigns = (change: Change, promoterId: number, priceTypeIds: readonly number[]) =>
  removeDesigns(change, promoterId, ofPrices(promoterId, priceTypeIds));

const ofPrices =
  (promoterId: number, priceTypeIds: readonly number[]): MatchDesigns =>
  (table) =>
    and(eq(table.promoterId, promoterId), eq(table.ownerKind, 'price-type'), inArray(table.ownerId, [...priceTypeIds]));

/**
 * Copies the matching rows to each show and its price types. Copies share the files of pictures, whose rows stay locked
 * until the change ends, so that no file is removed meanwhile.
 */
export async function copyDesigns(change: Change, match: MatchDesigns, copies: readonly Copy[]): Promise<void> {
  const settings = await change.db.select().from(printAtHomeSettings).where(match(printAtHomeSettings));
  const images = await change.db.select().from(printAtHomeImages).where(match(printAtHomeImages)).for('share');
  const place = <Row extends { ownerKind: TicketOwnerKind; ownerId: number }>(rows: readonly Row[]) =>
    copies.flatMap((copy) => rows.flatMap((row) => placeRow(row, copy)));
  for (const batch of inBatches(place(settings)))
    await writeSettings(
      change,
      batch.map((row) => ({ ...row, revision: 1 })),
    );
  for (const batch of inBatches(place(images)))
    await change.db.insert(printAtHomeImages).values(batch.map((row) => ({ ...row, updatedAt: change.now })));
}

/** Returns the row for the new show or its price type; none where the price type was not copied. */
function placeRow<Row extends { ownerKind: TicketOwnerKind; ownerId: number }>(row: Row, { show, priceIds }: Copy) {
  const ownerId = row.ownerKind === 'show' ? show.id : priceIds.get(row.ownerId);
  return ownerId === undefined ? [] : [{ ...row, ownerId, showId: show.id }];
}

/** Removes the rows only. A job removes the files. */
export async function removeDesigns(change: Change, promoterId: number, match: MatchDesigns): Promise<void> {
  await change.db.delete(printAtHomeSettings).where(match(printAtHomeSettings));
  const gone = await change.db
    .delete(printAtHomeImages)
    .where(match(printAtHomeImages))
    .returning({ fileKey: printAtHomeImages.fileKey });
  await dropFiles(
    change,
    promoterId,
    gone.map(({ fileKey }) => fileKey),
  );
}
