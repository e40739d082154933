import type { ImageMediaType } from '@parterre/contract/choices/image-sizes';
import { Replay } from '#context/change.ts';
import type { Context } from '#context.ts';
import { AppError } from '#errors.ts';
import { type ImageFormat, newFileKey, toImageKey } from '#storage/image-files.ts';
import type { UploadedFile } from '#verb.ts';
import type { PictureSize } from './processing/process-image.ts';
import { readPicture } from './processing/read-picture.ts';
import type { ImageRow } from './read.ts';

export type StoredImage<Size extends PictureSize = ImageMediaType> = Pick<
  ImageRow,
  'fileKey' | 'width' | 'height' | 'bytes'
> & { mediaType: Size };

/**
 * Reads an uploaded picture and stores its files, then lets `save` name them in a change: no row ever names a missing
 * file, and no transaction waits for a picture. Throws the errors of `readPicture`, UNAVAILABLE.
 */
export async function storeUpload<Answer, Size extends PictureSize>(
  ctx: Pick<Context, 'storage' | 'log'>,
  { file, mediaType }: { file: UploadedFile; mediaType: Size },
  save: (stored: StoredImage<Size>) => Promise<Answer>,
): Promise<Answer> {
  const { webp, jpeg, width, height } = await readPicture(file.bytes, mediaType);
  const fileKey = newFileKey();
  try {
    await ctx.storage.put(toImageKey(fileKey, 'webp'), webp, 'image/webp');
    await ctx.storage.put(toImageKey(fileKey, 'jpg'), jpeg, 'image/jpeg');
    return await save({ mediaType, fileKey, width, height, bytes: webp.length });
  } catch (error) {
    if (isUndone(error)) await removeFiles(ctx, fileKey);
    throw error;
  }
}

/** Only these errors prove that the change was not committed. After any other error the files stay. */
const isUndone = (error: unknown): boolean => error instanceof AppError || error instanceof Replay;

async function removeFiles(ctx: Pick<Context, 'storage' | 'log'>, fileKey: string): Promise<void> {
  const formats: ImageFormat[] = ['webp', 'jpg'];
  for (const format of formats)
    await ctx.storage
      .remove(toImageKey(fileKey, format))
      .catch((error: unknown) => ctx.log.warn({ err: error, fileKey }, 'an unused picture could not be deleted'));
}
