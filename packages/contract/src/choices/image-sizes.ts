/** The named sizes (spec §3), by their id; every picture is re-encoded to exactly this many pixels. */
export const IMAGE_SIZES = {
  18: { name: 'tour-background-large', width: 2560, height: 1440 },
  20: { name: 'event-page-medium', width: 1200, height: 675 },
  4: { name: 'event-listing', width: 600, height: 338 },
  5: { name: 'event-search', width: 320, height: 180 },
} as const;
/** The ids of IMAGE_SIZES, from the largest to the smallest. */
export const IMAGE_MEDIA_TYPES = [18, 20, 4, 5] as const;
export type ImageMediaType = (typeof IMAGE_MEDIA_TYPES)[number];
export const IMAGE_BYTES_MAX = 10 * 1024 * 1024;
export const IMAGE_PIXELS_MAX = 50_000_000;

/**
 * The `details.reason` of IMAGE_REFUSED. `details` also has `width`, `height` and the measured value, as whole numbers.
 */
export const IMAGE_REFUSALS = ['UNREADABLE', 'TOO_MANY_PIXELS', 'TOO_MUCH_MEMORY', 'TOO_SLOW'] as const;
export type ImageRefusal = (typeof IMAGE_REFUSALS)[number];
