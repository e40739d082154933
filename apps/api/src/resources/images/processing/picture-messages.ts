import type { ErrorExtras } from '../../../errors.ts';
import type { PictureSize, ProcessedImage } from './process-image.ts';

export interface PictureRequest {
  bytes: Uint8Array;
  mediaType: PictureSize;
  /** No other picture is being read: this one may need much memory. */
  isAlone: boolean;
}

/** `image` is undefined for one that must be read alone, `refused` is what IMAGE_REFUSED says. */
export type PictureAnswer = { image: ProcessedImage | undefined } | { refused: ErrorExtras };
