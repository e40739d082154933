import type { ErrorCode } from '@parterre/contract/wire/error-codes';
import type { ErrorExtras } from '../../../errors.ts';
import type { PictureSize, ProcessedImage } from './process-image.ts';

/** What the server asks the process that reads pictures. */
export interface PictureRequest {
  bytes: Uint8Array;
  mediaType: PictureSize;
  /** No other picture is being read: this one may need much memory. */
  isAlone: boolean;
}

/** `image` is undefined for one that must be read alone. */
export type PictureAnswer =
  | { image: ProcessedImage | undefined }
  | { refusal: { code: ErrorCode; extras: ErrorExtras } };
