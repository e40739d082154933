import { and, eq, inArray } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { printAtHomeImages } from '#db/schema/events/print-at-home.ts';
import { dropFiles } from '#resources/ground/images/write-image.ts';
import type { TicketImageRow } from '../settings/inherit.ts';

export type TicketOwner = Pick<TicketImageRow, 'promoterId' | 'ownerKind' | 'ownerId' | 'showId'>;

/** Removes the pictures of an owner, or moves them to another one, where they replace pictures of the same types. */
export async function moveImages(change: Change, from: TicketOwner, to: TicketOwner | undefined): Promise<void> {
  const moved = await change.db.delete(printAtHomeImages).where(ofTicketOwner(from)).returning();
  const types = moved.map(({ imageType }) => imageType);
  const replaced =
    to && types.length > 0
      ? await change.db
          .delete(printAtHomeImages)
          .where(and(ofTicketOwner(to), inArray(printAtHomeImages.imageType, types)))
          .returning({ fileKey: printAtHomeImages.fileKey })
      : [];
  if (to && moved.length > 0) await change.db.insert(printAtHomeImages).values(moved.map((row) => ({ ...row, ...to })));
  const dropped = to ? replaced : moved;
  await dropFiles(
    change,
    from.promoterId,
    dropped.map(({ fileKey }) => fileKey),
  );
}

export const ofTicketOwner = ({ promoterId, ownerKind, ownerId }: TicketOwner) =>
  and(
    eq(printAtHomeImages.promoterId, promoterId),
    eq(printAtHomeImages.ownerKind, ownerKind),
    eq(printAtHomeImages.ownerId, ownerId),
  );
