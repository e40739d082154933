import { inArray } from 'drizzle-orm';
import { images } from '../../../db/schema/events/images.ts';
import { printAtHomeImages } from '../../../db/schema/events/print-at-home.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import type { JobContext } from '../../../jobs/job-context.ts';
import { type ImageFormat, toImageKey } from '../../../storage/image-files.ts';
import type { Storage } from '../../../storage/storage.ts';

/** Removes files that perhaps no row names any more. */
export const imageFilesJob = defineJob<{ fileKeys: string[] }>('remove-image-files');

/**
 * Removes the files of pictures unless a row of any promoter names them, because copies share files. Once no row names
 * a file, none ever will, because rows are only copied from locked rows.
 */
export async function removeImageFiles(
  { runAsSystem, storage }: Pick<JobContext, 'runAsSystem'> & { storage: Storage },
  { fileKeys }: { fileKeys: string[] },
): Promise<void> {
  const named = await runAsSystem((db) =>
    db
      .select({ fileKey: images.fileKey })
      .from(images)
      .where(inArray(images.fileKey, fileKeys))
      .union(
        db
          .select({ fileKey: printAtHomeImages.fileKey })
          .from(printAtHomeImages)
          .where(inArray(printAtHomeImages.fileKey, fileKeys)),
      ),
  );
  const used = new Set(named.map(({ fileKey }) => fileKey));
  for (const fileKey of fileKeys)
    if (!used.has(fileKey)) for (const format of FORMATS) await storage.remove(toImageKey(fileKey, format));
}

const FORMATS: readonly ImageFormat[] = ['webp', 'jpg'];
