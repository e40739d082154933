import { inArray } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { images } from '../db/schema/images.ts';
import { runAsSystem } from '../db/system.ts';
import { type ImageFormat, toImageKey } from '../storage/image-files.ts';
import type { Storage } from '../storage/storage.ts';
import type { JobPayloads } from './enqueue-job.ts';

/**
 * Removes the files of pictures, unless a row of any promoter still names them: copies share their files. Once no row
 * names a file none ever will, because rows are copied from locked rows only.
 */
export async function removeImageFiles(
  { database, storage }: { database: Database; storage: Storage },
  { fileKeys }: JobPayloads['remove-image-files'],
): Promise<void> {
  const named = await runAsSystem(database, (db) =>
    db.selectDistinct({ fileKey: images.fileKey }).from(images).where(inArray(images.fileKey, fileKeys)),
  );
  const used = new Set(named.map(({ fileKey }) => fileKey));
  for (const fileKey of fileKeys)
    if (!used.has(fileKey)) for (const format of FORMATS) await storage.remove(toImageKey(fileKey, format));
}

const FORMATS: readonly ImageFormat[] = ['webp', 'jpg'];
