import { inArray } from 'drizzle-orm';
import { defineJob } from '#jobs/define-job.ts';
import type { JobContext } from '#jobs/job-context.ts';
import type { JobDeps } from '#resource.ts';
import { type ImageFormat, toImageKey } from '#storage/image-files.ts';

/** Removes files, unless a row still names them. */
export const imageFilesJob = defineJob<{ fileKeys: string[] }>('remove-image-files');

/**
 * Removes the files of pictures unless a row of any promoter names them, because copies share files. Once no row names
 * a file, none ever will, because rows are only copied from locked rows.
 */
export async function removeImageFiles(
  { runAsSystem, storage, pictureTables }: Pick<JobContext, 'runAsSystem'> & Pick<JobDeps, 'storage' | 'pictureTables'>,
  { fileKeys }: { fileKeys: string[] },
): Promise<void> {
  const used = new Set<unknown>();
  for (const table of pictureTables) {
    const named = await runAsSystem((db) =>
      db.select({ fileKey: table.fileKey }).from(table).where(inArray(table.fileKey, fileKeys)),
    );
    for (const { fileKey } of named) used.add(fileKey);
  }
  for (const fileKey of fileKeys)
    if (!used.has(fileKey)) for (const format of FORMATS) await storage.remove(toImageKey(fileKey, format));
}

const FORMATS: readonly ImageFormat[] = ['webp', 'jpg'];
