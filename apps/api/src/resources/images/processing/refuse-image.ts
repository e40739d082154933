import type { ImageRefusal } from '@parterre/contract/wire/images';
import { AppError } from '../../../errors.ts';

const DETAILS: Record<ImageRefusal, string> = {
  UNREADABLE: 'The picture is damaged or cut off.',
  TOO_MANY_PIXELS: 'The picture has too many pixels.',
  TOO_MUCH_MEMORY: 'The picture is too large to be read in passes: save it without interlacing.',
  TOO_SLOW: 'The picture took too long to read.',
};

/** Why a picture of an allowed type is not taken; the figures go into the sentence people read. */
export const refuseImage = (reason: ImageRefusal, values: Record<string, number> = {}, cause?: unknown) =>
  new AppError('IMAGE_REFUSED', { details: { reason, ...values }, detail: DETAILS[reason], cause });

/** What the decoder says is for its authors, not for users. */
export function toRefusal(error: unknown): never {
  const isSlow = error instanceof Error && error.message.startsWith('timeout');
  throw refuseImage(isSlow ? 'TOO_SLOW' : 'UNREADABLE', {}, error);
}
