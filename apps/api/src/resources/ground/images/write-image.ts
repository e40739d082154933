import { IMAGE_SIZES, type ImageMediaType } from '@parterre/contract/choices/image-sizes';
import { and, eq, sql } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { images } from '#db/schema/events/images.ts';
import { notFound } from '#errors.ts';
import { type ImageOwner, type ImageRow, ofOwner, toImageUrl } from './read.ts';
import { imageFilesJob } from './remove-image-files.ts';
import type { StoredImage } from './store-upload.ts';

/** Describes a picture for the audit by its size and its file. */
export const describeImage = ({ mediaType, fileKey }: Pick<ImageRow, 'mediaType' | 'fileKey'>) => ({
  name: IMAGE_SIZES[mediaType].name,
  url: toImageUrl(fileKey, 'webp'),
});

/** Sets the picture of an owner whose row is locked. Returns the replaced picture, whose files are then removed. */
export async function writeImage(
  change: Change,
  owner: ImageOwner,
  stored: StoredImage,
): Promise<ImageRow | undefined> {
  const before = await lockImage(change, owner, stored.mediaType);
  await writeRows(change, [{ ...owner, ...stored, updatedAt: change.now }]);
  if (before) await dropFiles(change, owner.promoterId, [before.fileKey]);
  return before;
}

/** Removes a picture of an owner whose row is locked. Throws NOT_FOUND. */
export async function removeImage(change: Change, owner: ImageOwner, mediaType: ImageMediaType): Promise<ImageRow> {
  const [removed] = await change.db
    .delete(images)
    .where(and(ofOwner(owner), eq(images.mediaType, mediaType)))
    .returning();
  if (!removed) throw notFound('There is no picture of this size.');
  await dropFiles(change, owner.promoterId, [removed.fileKey]);
  return removed;
}

/** Writes all rows in one statement. A picture of the same size is replaced. */
export async function writeRows(change: Change, rows: readonly ImageRow[]): Promise<void> {
  if (rows.length === 0) return;
  await change.db
    .insert(images)
    .values([...rows])
    .onConflictDoUpdate({
      target: [images.promoterId, images.ownerKind, images.ownerId, images.mediaType],
      set: {
        fileKey: sql`excluded.file_key`,
        width: sql`excluded.width`,
        height: sql`excluded.height`,
        bytes: sql`excluded.bytes`,
        updatedAt: sql`excluded.updated_at`,
      },
    });
}

/** Requests a job that removes files after the commit, unless a row still names them. */
export async function dropFiles(change: Change, promoterId: number, fileKeys: readonly string[]): Promise<void> {
  const payload = { fileKeys: [...new Set(fileKeys)] };
  if (payload.fileKeys.length > 0) await imageFilesJob.enqueue(change, promoterId, payload);
}

async function lockImage(change: Change, owner: ImageOwner, mediaType: ImageMediaType): Promise<ImageRow | undefined> {
  const [row] = await change.db
    .select()
    .from(images)
    .where(and(ofOwner(owner), eq(images.mediaType, mediaType)))
    .for('update');
  return row;
}
