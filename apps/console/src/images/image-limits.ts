import { IMAGE_BYTES_MAX, IMAGE_PIXELS_MAX } from '@parterre/contract/choices/image-sizes';

/** What a picture may have, for texts. */
export const IMAGE_LIMITS = {
  megabytes: IMAGE_BYTES_MAX / 1024 / 1024,
  megapixels: IMAGE_PIXELS_MAX / 1_000_000,
};
