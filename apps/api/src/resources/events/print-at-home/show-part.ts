import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Change } from '../../../context.ts';
import { inBatches } from '../../../db/in-batches.ts';
import {
  type OwnTicketSettings,
  printAtHomeImages,
  printAtHomeSettings,
  type TicketOwnerKind,
} from '../../../db/schema/events/print-at-home.ts';
import { dropFiles } from '../images/write-image.ts';
import type { ShowRow } from '../show-rows/require-show.ts';
import type { CopiedShow, ShowPart } from '../show-rows/show-part.ts';
import { writeSettings } from './settings/write-settings.ts';

type Table = typeof printAtHomeSettings | typeof printAtHomeImages;

export const printAtHomeOfShow: ShowPart = {
  /** With what its price types have. */
  async remove(change, show) {
    await removeRows(change, show.promoterId, (table) => ofShow(table, show));
    return {};
  },

  /**
   * Price types keep what is theirs where they are copied. Copies share the files of pictures, whose rows stay locked
   * until the change ends, so that no file is removed meanwhile.
   */
  async copy(change, { source, chosen, copies }) {
    if (!chosen.has('print-at-home')) return;
    const settings = await change.db.select().from(printAtHomeSettings).where(ofShow(printAtHomeSettings, source));
    const images = await change.db
      .select()
      .from(printAtHomeImages)
      .where(ofShow(printAtHomeImages, source))
      .for('share');
    const strip = (own: OwnTicketSettings) =>
      chosen.has('texts') ? own : dropTranslations(own, source.defaultCulture);
    const place = <Row extends { ownerKind: TicketOwnerKind; ownerId: number }>(rows: readonly Row[]) =>
      copies.flatMap((copy) => rows.flatMap((row) => placeRow(row, copy)));
    for (const batch of inBatches(place(settings)))
      await writeSettings(
        change,
        batch.map((row) => ({ ...row, settings: strip(row.settings), revision: 1 })),
      );
    for (const batch of inBatches(place(images)))
      await change.db.insert(printAtHomeImages).values(batch.map((row) => ({ ...row, updatedAt: change.now })));
  },
};

const ofShow = (table: Table, { promoterId, id }: Pick<ShowRow, 'promoterId' | 'id'>): SQL | undefined =>
  and(eq(table.promoterId, promoterId), eq(table.showId, id));

/** The row of a copied show, or of its price type; none where the price type was not copied. */
function placeRow<Row extends { ownerKind: TicketOwnerKind; ownerId: number }>(
  row: Row,
  { show, priceIds }: CopiedShow,
) {
  const ownerId = row.ownerKind === 'show' ? show.id : priceIds.get(row.ownerId);
  return ownerId === undefined ? [] : [{ ...row, ownerId, showId: show.id }];
}

function dropTranslations({ terms = {}, ...own }: OwnTicketSettings, culture: string): OwnTicketSettings {
  const text = terms[culture];
  return text === undefined ? own : { ...own, terms: { [culture]: text } };
}

/** Removes what deleted price types had. */
export const forgetPriceTickets = (
  change: Change,
  promoterId: number,
  priceTypeIds: readonly number[],
): Promise<void> =>
  removeRows(change, promoterId, (table) =>
    and(eq(table.promoterId, promoterId), eq(table.ownerKind, 'price-type'), inArray(table.ownerId, [...priceTypeIds])),
  );

/** A job removes the files. */
async function removeRows(change: Change, promoterId: number, match: (table: Table) => SQL | undefined): Promise<void> {
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
