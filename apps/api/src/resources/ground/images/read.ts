import type { Image } from '@parterre/contract/wire/images';
import { and, asc, eq } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { images } from '#db/schema/events/images.ts';

export type ImageRow = typeof images.$inferSelect;
export type ImageOwner = Pick<ImageRow, 'promoterId' | 'ownerKind' | 'ownerId'>;

/** Reads the pictures of a show or a campaign, by media type. */
export async function readImages(ctx: Reader, owner: ImageOwner): Promise<Image[]> {
  const rows = await ctx.db.select().from(images).where(ofOwner(owner)).orderBy(asc(images.mediaType));
  return rows.map(presentImage);
}

export const ofOwner = ({ promoterId, ownerKind, ownerId }: ImageOwner) =>
  and(eq(images.promoterId, promoterId), eq(images.ownerKind, ownerKind), eq(images.ownerId, ownerId));

/** Returns the path at which a stored picture is served; see http/images/media.ts. */
export const toImageUrl = (fileKey: string, extension: 'webp' | 'jpg'): string => `/media/${fileKey}.${extension}`;

function presentImage(row: ImageRow): Image {
  return {
    mediaType: row.mediaType,
    url: toImageUrl(row.fileKey, 'webp'),
    jpegUrl: toImageUrl(row.fileKey, 'jpg'),
    width: row.width,
    height: row.height,
    bytes: row.bytes,
    updatedAt: row.updatedAt.toISOString(),
  };
}
