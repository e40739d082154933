import type { ImageMediaType } from '@parterre/contract/choices/image-sizes';
import { bigint, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { id, instant, promoterId } from '../ground/columns.ts';

/** A picture of a show or a campaign in one of the named sizes (spec §3), stored as WebP and as JPEG. */
export const images = pgTable(
  'images',
  {
    promoterId: promoterId(),
    ownerKind: text('owner_kind').$type<'show' | 'artist-campaign'>().notNull(),
    ownerId: id('owner_id').notNull(),
    mediaType: smallint('media_type').$type<ImageMediaType>().notNull(),
    /**
     * Names both files. It is random and new for every upload, so that no upload can reuse a file that is about to be
     * removed.
     */
    fileKey: text('file_key').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.ownerKind, t.ownerId, t.mediaType] }),
    index('images_file').on(t.fileKey),
  ],
);
