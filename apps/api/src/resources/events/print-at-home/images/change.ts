import type { TicketImageType } from '@parterre/contract/choices/print-at-home-choices';
import type { TicketImage } from '@parterre/contract/print-at-home';
import * as endpoints from '@parterre/contract/print-at-home';
import { and, eq } from 'drizzle-orm';
import type { Change, Changed, Context } from '#context.ts';
import { printAtHomeImages } from '#db/schema/events/print-at-home.ts';
import { notFound } from '#errors.ts';
import { toImageUrl } from '#resources/ground/images/read.ts';
import { type StoredImage, storeUpload } from '#resources/ground/images/store-upload.ts';
import { dropFiles } from '#resources/ground/images/write-image.ts';
import { readPrices, requirePrice } from '#resources/ground/price-rows/read-prices.ts';
import { lockShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { type UploadedFile, verb } from '#verb.ts';
import type { TicketImageRow } from '../settings/inherit.ts';
import { presentImages } from '../settings/present-settings.ts';
import { readTicketDesigns } from '../settings/read-designs.ts';
import { ofTicketOwner, type TicketOwner } from './move-images.ts';

/** The owner of a picture: a show, or one of its price types. */
interface Place {
  showCode: string;
  priceTypeId?: number;
}

/**
 * Sets a picture on the tickets of a show. Throws FILE_TOO_LARGE, FILE_TYPE_REFUSED, IMAGE_REFUSED, BUSY. Needs
 * `pah:write`.
 */
export const putPrintAtHomeImage = verb(endpoints.putPrintAtHomeImage, (ctx, { params, query, file }) =>
  putImage(ctx, params, query.imageType, file),
);

/**
 * Sets a picture on the tickets of one price type. Throws NOT_FOUND for a price type of another show, FILE_TOO_LARGE,
 * FILE_TYPE_REFUSED, IMAGE_REFUSED, BUSY. Needs `pah:write`.
 */
export const putPrintAtHomePriceImage = verb(endpoints.putPrintAtHomePriceImage, (ctx, { params, query, file }) =>
  putImage(ctx, params, query.imageType, file),
);

/**
 * Removes a picture from the tickets of a show. Throws NOT_FOUND when the show has none of its own. Needs `pah:write`.
 */
export const removePrintAtHomeImage = verb(endpoints.removePrintAtHomeImage, (ctx, { params, query }) =>
  removeImage(ctx, params, query.imageType),
);

/**
 * Removes a picture from the tickets of one price type. Throws NOT_FOUND when it has none of its own, and for a price
 * type of another show. Needs `pah:write`.
 */
export const removePrintAtHomePriceImage = verb(endpoints.removePrintAtHomePriceImage, (ctx, { params, query }) =>
  removeImage(ctx, params, query.imageType),
);

const putImage = (ctx: Context, place: Place, imageType: TicketImageType, file: UploadedFile) =>
  storeUpload(ctx, { file, mediaType: imageType }, (stored) =>
    ctx.change('print-at-home.put', async (change) => {
      const { show, owner } = await lockOwner(change, place);
      const before = await takeImage(change, owner, imageType);
      const row = toRow(change, owner, stored);
      await change.db.insert(printAtHomeImages).values(row);
      return tellChange(change, { show, owner, before, after: row });
    }),
  );

const removeImage = (ctx: Context, place: Place, imageType: TicketImageType) =>
  ctx.change('print-at-home.remove', async (change) => {
    const { show, owner } = await lockOwner(change, place);
    const before = await takeImage(change, owner, imageType);
    if (!before) throw notFound('There is no such picture on these tickets alone.');
    return tellChange(change, { show, owner, before, after: undefined });
  });

/** Locks the show of a picture. Throws NOT_FOUND for an unknown show or price type. */
async function lockOwner(
  change: Change,
  { showCode, priceTypeId }: Place,
): Promise<{ show: ShowRow; owner: TicketOwner }> {
  const show = await lockShow(change, showCode);
  const { promoterId, id: showId } = show;
  if (priceTypeId === undefined) return { show, owner: { promoterId, ownerKind: 'show', ownerId: showId, showId } };
  const price = requirePrice(await readPrices(change, show), priceTypeId);
  return { show, owner: { promoterId, ownerKind: 'price-type', ownerId: price.id, showId } };
}

/** Deletes the row of a picture. A job removes its files. */
async function takeImage(
  change: Change,
  owner: TicketOwner,
  imageType: TicketImageType,
): Promise<TicketImageRow | undefined> {
  const [taken] = await change.db
    .delete(printAtHomeImages)
    .where(and(ofTicketOwner(owner), eq(printAtHomeImages.imageType, imageType)))
    .returning();
  if (taken) await dropFiles(change, owner.promoterId, [taken.fileKey]);
  return taken;
}

const toRow = (
  change: Change,
  owner: TicketOwner,
  { mediaType, ...stored }: StoredImage<TicketImageType>,
): TicketImageRow => ({ ...owner, imageType: mediaType, ...stored, updatedAt: change.now });

interface ImageChange {
  show: ShowRow;
  owner: TicketOwner;
  before: TicketImageRow | undefined;
  after: TicketImageRow | undefined;
}

async function tellChange(
  change: Change,
  { show, owner, before, after }: ImageChange,
): Promise<Changed<{ items: TicketImage[] }>> {
  const { look, lookOf } = await readTicketDesigns(change, show);
  const describe = (row: TicketImageRow | undefined) =>
    row && { name: row.imageType, url: toImageUrl(row.fileKey, 'webp') };
  return {
    answer: { items: presentImages(owner.ownerKind === 'price-type' ? lookOf(owner.ownerId) : look) },
    show,
    objectId: owner.ownerId,
    before: describe(before),
    after: describe(after),
  };
}
