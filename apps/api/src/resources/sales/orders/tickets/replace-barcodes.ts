import type { Change, Reader } from '#context.ts';
import { column } from '#db/column.ts';
import { RandomCollision } from '#db/database-error.ts';
import { rowsOf } from '#db/rows-of.ts';
import type { StoredBarcode } from '#resources/ground/barcodes/barcode-forms.ts';
import { newBarcode, newBarcodeNumber } from '#resources/ground/barcodes/new-barcode.ts';
import type { ItemRow, OrderRow } from '../lock-order.ts';

type OfShow = Pick<OrderRow, 'promoterId' | 'showId'>;

const REVOKE = `
  insert into revoked_barcodes (promoter_id, show_id, barcode, barcode_number, order_item_id, revoked_at)
  select promoter_id, show_id, barcode, barcode_number, id, $3 from order_items
  where promoter_id = $1 and id = any($2::bigint[])`;

const REPLACE = `
  update order_items i set barcode = v.barcode, barcode_number = v.barcode_number
  from unnest($2::bigint[], $3::text[], $4::int[]) as v (id, barcode, barcode_number)
  where i.promoter_id = $1 and i.id = v.id`;

/** Gives tickets of a locked order new barcodes, and keeps the old ones as revoked. */
export async function replaceBarcodes(
  change: Change,
  order: OfShow,
  items: readonly Pick<ItemRow, 'id'>[],
  draw: () => StoredBarcode = newUnusedBarcode,
): Promise<void> {
  const ids = items.map(({ id }) => id);
  const drawn = ids.map(draw);
  await change.run(REVOKE, [order.promoterId, ids, change.now.toISOString()]);
  const numbers = drawn.map(({ barcodeNumber }) => barcodeNumber);
  await change.run(REPLACE, [order.promoterId, ids, drawn.map(({ barcode }) => barcode), numbers]);
  await refuseRevoked(change, order, drawn);
}

export const newUnusedBarcode = (): StoredBarcode => ({ barcode: newBarcode(), barcodeNumber: newBarcodeNumber() });

const REVOKED = rowsOf(
  { number: column.int('barcode_number') },
  (list) => `
  select ${list} from revoked_barcodes
  where promoter_id = $1 and show_id = $2 and (barcode = any($3::text[]) or barcode_number = any($4::int[]))`,
);

/**
 * Runs the change again with other barcodes when one that was drawn is revoked. The check follows the write: a
 * concurrent revocation of the same barcode has then either ended, and is seen, or is refused by the index of tickets.
 */
export async function refuseRevoked(
  reader: Pick<Reader, 'readRows'>,
  { promoterId, showId }: OfShow,
  drawn: readonly StoredBarcode[],
): Promise<void> {
  const revoked = await reader.readRows(REVOKED, [
    promoterId,
    showId,
    drawn.map(({ barcode }) => barcode),
    drawn.map(({ barcodeNumber }) => barcodeNumber),
  ]);
  if (revoked.length > 0) throw new RandomCollision('A barcode was drawn that is revoked');
}
