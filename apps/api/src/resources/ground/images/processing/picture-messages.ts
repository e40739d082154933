import type { ErrorExtras } from '#errors.ts';
import type { PictureSize, ProcessedImage } from './process-image.ts';

export interface PictureRequest {
  bytes: Uint8Array;
  mediaType: PictureSize;
  /** True if no other picture is being read, so that this one may use much memory. */
  isAlone: boolean;
}

/** `image` is undefined for a picture that must be read alone; `refused` is the content of IMAGE_REFUSED. */
export type PictureAnswer = { image: ProcessedImage | undefined } | { refused: ErrorExtras };
