import { IMAGE_MAX_BYTES } from '@parterre/contract/images';
import { AppError } from '../../../errors.ts';
import { findImageType } from './find-image-type.ts';
import type { PictureRequest } from './picture-messages.ts';
import { PictureProcess } from './picture-process.ts';
import type { PictureSize, ProcessedImage } from './process-image.ts';
import { Turns } from './turns.ts';

/** Two at once, or one alone that needs much memory. */
const turns = new Turns({ capacity: 2, longestWaitMs: 15_000, mostWaiting: 16 });
let idle: PictureProcess[] = [];

/**
 * Makes of an uploaded file what `processImage` makes of a picture, in a process of its own: a picture that crashes the
 * decoder costs that process, and its memory goes back when it ends. Throws FILE_TYPE_REFUSED by what is in the file,
 * FILE_TOO_LARGE, IMAGE_REFUSED, BUSY.
 */
export async function readPicture(bytes: Uint8Array, mediaType: PictureSize): Promise<ProcessedImage> {
  if (!findImageType(bytes)) throw new AppError('FILE_TYPE_REFUSED', { detail: 'Send a PNG, JPEG or WebP picture.' });
  if (bytes.length > IMAGE_MAX_BYTES) throw new AppError('FILE_TOO_LARGE', { details: { maxBytes: IMAGE_MAX_BYTES } });
  const image =
    (await turns.run(1, () => askProcess({ bytes, mediaType, isAlone: false }))) ??
    (await turns.run(2, () => askProcess({ bytes, mediaType, isAlone: true })));
  if (!image) throw new Error('A picture was sent back although it was alone');
  return image;
}

async function askProcess(request: PictureRequest): Promise<ProcessedImage | undefined> {
  idle = idle.filter(({ hasEnded }) => !hasEnded);
  const own = idle.pop() ?? new PictureProcess();
  try {
    const answer = await own.ask(request);
    if ('image' in answer) return answer.image;
    if ('refusal' in answer) throw new AppError(answer.refusal.code, answer.refusal.extras);
    throw new Error(`A picture could not be processed: ${answer.failure}`);
  } finally {
    if (!own.hasEnded) idle.push(own);
  }
}
