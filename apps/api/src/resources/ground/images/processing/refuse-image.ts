import type { ImageRefusal } from '@parterre/contract/choices/image-sizes';
import { AppError } from '#errors.ts';

const DETAILS: Record<ImageRefusal, string> = {
  UNREADABLE: 'The picture is damaged or cut off.',
  TOO_MANY_PIXELS: 'The picture has too many pixels.',
  TOO_MUCH_MEMORY: 'The picture is too large to be read in passes: save it without interlacing.',
  TOO_SLOW: 'The picture took too long to read.',
};

/** Creates the error for a refused picture. The figures are part of the sentence that people read. */
export const refuseImage = (reason: ImageRefusal, values: Record<string, number> = {}, cause?: unknown) =>
  new AppError('IMAGE_REFUSED', { details: { reason, ...values }, detail: DETAILS[reason], cause });

/** Hides the decoder's own message, which is meant for its authors and not for users. */
export function toRefusal(error: unknown): never {
  const isSlow = error instanceof Error && error.message.startsWith('timeout');
  throw refuseImage(isSlow ? 'TOO_SLOW' : 'UNREADABLE', {}, error);
}
