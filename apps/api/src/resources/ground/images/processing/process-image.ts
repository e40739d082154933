import { IMAGE_PIXELS_MAX, IMAGE_SIZES, type ImageMediaType } from '@parterre/contract/choices/image-sizes';
import { TICKET_IMAGE_SIZES, type TicketImageType } from '@parterre/contract/choices/print-at-home-choices';
import type { Metadata, Sharp } from 'sharp';
import { refuseImage, toRefusal } from './refuse-image.ts';

/**
 * A named size that is filled exactly, or a picture on a ticket or to trace, which is kept whole and never enlarged.
 */
export type PictureSize = ImageMediaType | TicketImageType | 'trace';

export interface ProcessedImage {
  webp: Buffer;
  jpeg: Buffer;
  width: number;
  height: number;
}

/** A picture that needs this much memory is read alone. One that needs more than the maximum is refused. */
const MUCH_BYTES = 100_000_000;
const BYTES_MAX = 240_000_000;
const SECONDS_MAX = 20;
/** The part of a picture that is considered if it is much longer than its target, in lengths of the target. */
const OVERHANG_MAX = 3;

/**
 * Returns a PNG, JPEG or WebP ready for publication: upright, in sRGB, without metadata, cropped to its size around
 * what catches the eye (on a ticket or to trace only reduced), and only the first frame of an animation. undefined when
 * it needs much memory and is not alone. Throws IMAGE_REFUSED with the reason and its figures.
 */
export async function processImage(
  bytes: Uint8Array,
  mediaType: PictureSize,
  { isAlone }: { isAlone: boolean },
): Promise<ProcessedImage | undefined> {
  const sharp = await loadSharp();
  const metadata = await sharp(bytes, { ...READ, limitInputPixels: false })
    .metadata()
    .catch(toRefusal);
  if (requireReadable(metadata) > MUCH_BYTES && !isAlone) return undefined;
  const image = sharp(bytes, READ);
  const sized =
    typeof mediaType === 'number' ? crop(image, metadata, IMAGE_SIZES[mediaType]) : shrink(image, BOXES[mediaType]);
  const pixels = await toPixels(sized).catch(toRefusal);
  const again = () => sharp(pixels.data, { raw: pixels.info });
  return {
    webp: await again().webp({ quality: 82 }).toBuffer(),
    jpeg: await again().flatten({ background: '#ffffff' }).jpeg({ quality: 82, progressive: true }).toBuffer(),
    width: pixels.info.width,
    height: pixels.info.height,
  };
}

type SharpLibrary = typeof import('sharp').default;

let loading: Promise<SharpLibrary> | undefined;

/** Loads the image library with the first picture. Nothing else imports it, so that its limits apply everywhere. */
export function loadSharp(): Promise<SharpLibrary> {
  loading ??= importSharp();
  return loading;
}

/**
 * Configures the library with one thread and no cache, so that memory is only used for pictures in progress. It keeps
 * only the three allowed decoders, so that nothing reaches the others, whatever a file claims to be.
 */
async function importSharp(): Promise<SharpLibrary> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'] });
  return sharp;
}

/** Small faults that every viewer tolerates are accepted. Truncated and undecodable files are refused. */
const READ = { pages: 1, failOn: 'error', limitInputPixels: IMAGE_PIXELS_MAX } as const;

/** Returns the number of bytes that decoding needs. Throws IMAGE_REFUSED for too many pixels or too much memory. */
function requireReadable(metadata: Metadata): number {
  const { width, height } = metadata;
  if (width * height > IMAGE_PIXELS_MAX)
    throw refuseImage('TOO_MANY_PIXELS', {
      width,
      height,
      megapixels: Math.ceil((width * height) / 1_000_000),
      maxMegapixels: IMAGE_PIXELS_MAX / 1_000_000,
    });
  const needed = estimateDecodeBytes(metadata);
  if (needed > BYTES_MAX)
    throw refuseImage('TOO_MUCH_MEMORY', { width, height, megabytes: Math.ceil(needed / 1_000_000) });
  return needed;
}

const SAMPLES: Partial<Record<string, number>> = { '4:2:0': 1.5, '4:2:2': 2, '4:4:4': 3, '4:4:4:4': 4 };

/** The maximum that line-by-line decoding took in measurements, encoding included, at 8 bits; twice that at 16. */
const LINES_BYTES = 60_000_000;

/**
 * Estimates how many bytes a decoder holds at once. It reads line by line, except interlaced PNG, progressive JPEG
 * (whose coefficients take two bytes) and WebP, which it holds as a whole.
 */
function estimateDecodeBytes(metadata: Metadata): number {
  const { width, height, format, channels = 4, depth, isProgressive, chromaSubsampling } = metadata;
  const pixels = width * height;
  const bytesPerSample = depth === 'ushort' ? 2 : 1;
  if (format === 'webp') return pixels * 4;
  if (!isProgressive) return LINES_BYTES * bytesPerSample;
  if (format === 'jpeg') return pixels * 2 * (SAMPLES[chromaSubsampling ?? ''] ?? channels);
  return pixels * channels * bytesPerSample;
}

/** A picture to trace is large enough to read the seat numbers of a large house. */
const BOXES = { ...TICKET_IMAGE_SIZES, trace: { width: 4000, height: 4000 } };

const shrink = (image: Sharp, { width, height }: { width: number; height: number }): Sharp =>
  image.autoOrient().resize(width, height, { fit: 'inside', withoutEnlargement: true });

const toPixels = (image: Sharp) =>
  image.toColourspace('srgb').timeout({ seconds: SECONDS_MAX }).raw().toBuffer({ resolveWithObject: true });

/** Crops to exactly the target's pixels. A long strip is cut first, because enlarging it would fill the memory. */
function crop(image: Sharp, { autoOrient }: Metadata, target: { width: number; height: number }): Sharp {
  const { width, height } = autoOrient;
  const cut = {
    width: Math.min(width, Math.ceil(((height * target.width) / target.height) * OVERHANG_MAX)),
    height: Math.min(height, Math.ceil(((width * target.height) / target.width) * OVERHANG_MAX)),
  };
  const upright = image.autoOrient();
  const isLong = cut.width < width || cut.height < height;
  const middle = isLong ? upright.extract(centre({ width, height }, cut)) : upright;
  return middle.resize(target.width, target.height, { fit: 'cover', position: 'attention' });
}

const centre = (whole: { width: number; height: number }, part: { width: number; height: number }) => ({
  left: Math.floor((whole.width - part.width) / 2),
  top: Math.floor((whole.height - part.height) / 2),
  ...part,
});
