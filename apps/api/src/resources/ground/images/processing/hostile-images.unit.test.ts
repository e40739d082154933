import { IMAGE_SIZES } from '@parterre/contract/choices/image-sizes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '#errors.ts';
import { listHostileImages, readHostileImage } from '#test/images/list-hostile-images.ts';
import { readHeldBytes } from '#test/images/read-held-bytes.ts';
import { loadSharp } from './process-image.ts';
import { readPicture } from './read-picture.ts';

const SEARCH = 5;

/**
 * Files of allowed types by their first bytes, but damaged beyond reading. No other files of these types are refused.
 */
const UNREADABLE = [
  /^jpeg\/afl-edges\/id_(000006|000081|000416|000827|001179|001558|001900|002040|002329|002525|003351|003602|003659)/,
  /^mixed\/pillow\/(broken_data_stream|syntax_num_frames_zero|truncated_image)\.png$/,
  /^mixed\/sharp\/(corrupt-header\.jpg|truncated\.png)$/,
  /^png\/image-png-bugs\/x_/,
  /^png\/libpng-crashers\/(badadler|huge_)/,
  /^png\/pngsuite-corrupt\/(xc1n0g08|xd0n2c08|xd9n2c08|xhdn0g08)\.png$/,
];
/** Pictures of other types, and three that are named PNG but do not begin like one. */
const OTHER_TYPES = [
  /\.(gif|svg|icc|avif|bmp|tiff?|tga|ico)$/,
  /^png\/pngsuite-corrupt\/(xcrn0g04|xs1n0g01|xs4n0g01)\.png$/,
];
const TOO_MANY_PIXELS = 'mixed/sharp-huge/65536-uint32-limit.png';

const isOneOf = (name: string, patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(name));
const names = listHostileImages();
const refusalOf = (name: string) => readPicture(readHostileImage(name), SEARCH).catch((error: unknown) => error);

let peakBytes = 0;
let startBytes = 0;
let watch: ReturnType<typeof setInterval>;
beforeAll(async () => {
  await loadSharp();
  startBytes = readHeldBytes();
  watch = setInterval(() => {
    peakBytes = Math.max(peakBytes, readHeldBytes());
  }, 100);
});
afterAll(() => clearInterval(watch));

describe('every hostile picture', () => {
  test('is one of the 184 that are written down', () => expect(names).toHaveLength(184));

  test.each(names.filter((name) => isOneOf(name, OTHER_TYPES)))('%s is of a type that is not taken', async (name) => {
    expect(await refusalOf(name)).toMatchObject({ code: 'FILE_TYPE_REFUSED' });
  });

  test.each(names.filter((name) => isOneOf(name, UNREADABLE)))(
    '%s is unreadable, and that is all that is told',
    async (name) => {
      const error = await refusalOf(name);
      if (!(error instanceof AppError)) throw new Error('accepted');
      expect(error).toMatchObject({ code: 'IMAGE_REFUSED', extras: { details: { reason: 'UNREADABLE' } } });
      expect(JSON.stringify([error.extras.detail, error.extras.details])).not.toMatch(/vips|libpng|buffer/i);
    },
  );

  test('the bomb of 65,536 × 65,536 is refused with its figures before it is decoded', async () => {
    expect(await refusalOf(TOO_MANY_PIXELS)).toMatchObject({
      code: 'IMAGE_REFUSED',
      extras: {
        details: { reason: 'TOO_MANY_PIXELS', width: 65_536, height: 65_536, megapixels: 4295, maxMegapixels: 50 },
      },
    });
  });

  const accepted = names.filter((name) => !isOneOf(name, [...OTHER_TYPES, ...UNREADABLE]) && name !== TOO_MANY_PIXELS);
  test('the sound ones are taken, among them the whole valid PngSuite', () => {
    expect(accepted).toHaveLength(116);
    expect(accepted.filter((name) => name.startsWith('png/pngsuite-valid/'))).toHaveLength(49);
  });

  test.each(accepted)('%s comes out new, of its size, with nothing of the old file', async (name) => {
    const sharp = await loadSharp();
    const { webp, jpeg } = await readPicture(readHostileImage(name), SEARCH);
    for (const [bytes, format] of [
      [webp, 'webp'],
      [jpeg, 'jpeg'],
    ] as const) {
      const metadata = await sharp(bytes).metadata();
      expect(metadata).toMatchObject({ format, space: 'srgb', depth: 'uchar', ...pixelsOf(SEARCH) });
      expect(metadata.pages ?? 1).toBe(1);
      for (const kind of ['exif', 'icc', 'iptc', 'xmp', 'orientation', 'comments'] as const)
        expect(metadata[kind], kind).toBeUndefined();
      expect(bytes.toString('latin1')).not.toMatch(/script|onerror|alert\(|javascript/i);
    }
  });

  test('none makes the server and its helper hold 300 MB more', () => {
    expect(peakBytes - startBytes).toBeLessThan(300_000_000);
  });
});

const pixelsOf = (mediaType: keyof typeof IMAGE_SIZES) => {
  const { width, height } = IMAGE_SIZES[mediaType];
  return { width, height };
};
