import { z } from 'zod';
import { IMAGE_MEDIA_TYPES, type ImageMediaType } from '../choices/image-sizes.ts';
import { CHOICE_MESSAGE, Instant } from './values.ts';

export const mediaTypeQuery = z.strictObject({
  mediaType: z.coerce
    .number<string | number>()
    .refine(
      (value): value is ImageMediaType => IMAGE_MEDIA_TYPES.some((mediaType) => mediaType === value),
      CHOICE_MESSAGE,
    )
    .meta({ type: 'integer', enum: IMAGE_MEDIA_TYPES }),
});

export const Image = z
  .strictObject({
    mediaType: z.int(),
    /**
     * The address of the WebP picture; `jpegUrl` is the same as JPEG. Both are public, and their contents never change.
     */
    url: z.string(),
    jpegUrl: z.string(),
    width: z.int(),
    height: z.int(),
    bytes: z.int(),
    updatedAt: Instant,
  })
  .meta({ id: 'Image' });
export type Image = z.infer<typeof Image>;
export const ImageList = z.strictObject({ items: z.array(Image) }).meta({ id: 'ImageList' });
