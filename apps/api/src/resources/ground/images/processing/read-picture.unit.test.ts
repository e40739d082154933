import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { IMAGE_SIZES, type ImageMediaType } from '@parterre/contract/choices/image-sizes';
import { describe, expect, test, vi } from 'vitest';
import { readHostileImage } from '#test/images/list-hostile-images.ts';
import { readHeldBytes } from '#test/images/read-held-bytes.ts';
import { loadSharp } from './process-image.ts';
import { readPicture } from './read-picture.ts';

type Colour = { r: number; g: number; b: number };
const RED: Colour = { r: 200, g: 30, b: 30 };
const BLUE: Colour = { r: 20, g: 40, b: 180 };

const sharp = await loadSharp();
const plain = (background: Colour & { alpha?: number }, width = 64, height = 36) =>
  sharp({ create: { width, height, channels: background.alpha === undefined ? 3 : 4, background } });

const listReaders = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const isOwn = readFileSync(`/proc/${pid}/status`, 'utf8').includes(`PPid:\t${process.pid}\n`);
        return isOwn && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('picture-program');
      } catch {
        return false;
      }
    })
    .map(Number);

/** Returns the mean colour of a part of a picture, which is given in shares of its size. */
async function colourAt(bytes: Uint8Array, part = { left: 0.4, top: 0.4, width: 0.2, height: 0.2 }): Promise<number[]> {
  const image = sharp(bytes);
  const { width, height } = await image.metadata();
  const cut = await image
    .extract({
      left: Math.floor(part.left * width),
      top: Math.floor(part.top * height),
      width: Math.ceil(part.width * width),
      height: Math.ceil(part.height * height),
    })
    .toBuffer();
  return (await sharp(cut).stats()).channels.map(({ mean }) => Math.round(mean));
}

const expectColour = (found: number[], { r, g, b }: Colour, tolerance = 6) => {
  for (const [index, value] of [r, g, b].entries())
    expect(Math.abs((found[index] ?? 0) - value), `${found} is not ${[r, g, b]}`).toBeLessThanOrEqual(tolerance);
};

describe('a picture', () => {
  test.each(Object.entries(IMAGE_SIZES))('has exactly the pixels of size %s, twice', async (mediaType, size) => {
    const source = await plain(RED, 500, 500).png().toBuffer();
    const found = await readPicture(source, Number(mediaType) as ImageMediaType);
    expect(found).toMatchObject({ width: size.width, height: size.height });
    for (const bytes of [found.webp, found.jpeg])
      expect(await sharp(bytes).metadata()).toMatchObject({ width: size.width, height: size.height });
    expectColour(await colourAt(found.webp), RED);
    expectColour(await colourAt(found.jpeg), RED);
  });

  test('stands upright, whatever its camera noted', async () => {
    const upright = await readPicture(readHostileImage('mixed/sharp/Landscape_1.jpg'), 5);
    const expected = await sharp(upright.webp).resize(16, 9).greyscale().raw().toBuffer();
    for (const orientation of [3, 5, 7]) {
      const turned = await readPicture(readHostileImage(`mixed/sharp/Landscape_${orientation}.jpg`), 5);
      const pixels = await sharp(turned.webp).resize(16, 9).greyscale().raw().toBuffer();
      const difference = pixels.reduce((sum, value, index) => sum + Math.abs(value - (expected[index] ?? 0)), 0);
      expect(difference / pixels.length, `orientation ${orientation}`).toBeLessThan(12);
    }
  });

  test('keeps its colours when it comes in another colour space', async () => {
    const source = await plain(RED).withIccProfile('p3').jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
    expect((await sharp(source).metadata()).icc).toBeDefined();
    expectColour(await colourAt((await readPicture(source, 5)).webp), RED);
  });

  test('of a printer comes out for screens', async () => {
    const source = readHostileImage('mixed/sharp/Channel_digital_image_CMYK_color_no_profile.jpg');
    expect((await sharp(source).metadata()).space).toBe('cmyk');
    const { webp, jpeg } = await readPicture(source, 5);
    for (const bytes of [webp, jpeg])
      expect(await sharp(bytes).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
  });

  test('keeps what is transparent as WebP and lies on white as JPEG', async () => {
    const source = await plain({ ...BLUE, alpha: 0 })
      .png()
      .toBuffer();
    const { webp, jpeg } = await readPicture(source, 5);
    expect((await sharp(webp).metadata()).hasAlpha).toBe(true);
    expect((await colourAt(webp))[3]).toBe(0);
    expectColour(await colourAt(jpeg), { r: 255, g: 255, b: 255 });
  });

  test('that moves becomes its first frame', async () => {
    const frames = await Promise.all([RED, BLUE].map((colour) => plain(colour).png().toBuffer()));
    const source = await sharp(frames, { join: { animated: true } })
      .webp({ delay: [100, 100] })
      .toBuffer();
    expect((await sharp(source).metadata()).pages).toBe(2);
    const { webp } = await readPicture(source, 5);
    expect((await sharp(webp).metadata()).pages ?? 1).toBe(1);
    expectColour(await colourAt(webp), RED);
  });

  test.each([
    [1, 60_000],
    [60_000, 1],
    [40_000, 30],
  ])('of %i × %i fills its place without filling the memory', async (width, height) => {
    const png = await plain(RED, width, height).png().toBuffer();
    const heldBefore = readHeldBytes();
    const { webp } = await readPicture(png, 18);
    expect(readHeldBytes() - heldBefore).toBeLessThan(400_000_000);
    expectColour(await colourAt(webp), RED);
  });

  test('is decided by what is in it: a text called PNG and bytes in front of a PNG are none', async () => {
    const png = await plain(RED).png().toBuffer();
    for (const bytes of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.alloc(0),
      Buffer.concat([Buffer.from(' '), png]),
    ])
      await expect(readPicture(bytes, 5)).rejects.toMatchObject({ code: 'FILE_TYPE_REFUSED' });
  });

  test('with a page hidden behind it comes out without the page', async () => {
    const png = await plain(RED).png().toBuffer();
    const { webp, jpeg } = await readPicture(Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]), 5);
    expect(Buffer.concat([webp, jpeg]).toString('latin1')).not.toContain('script');
  });

  test('of more than 50 megapixels is refused with its figures, one of 50 is taken', async () => {
    const many = await plain(RED, 10_000, 5_001).png({ compressionLevel: 1 }).toBuffer();
    await expect(readPicture(many, 5)).rejects.toMatchObject({
      code: 'IMAGE_REFUSED',
      extras: {
        details: { reason: 'TOO_MANY_PIXELS', width: 10_000, height: 5_001, megapixels: 51, maxMegapixels: 50 },
      },
    });
    const most = await plain(RED, 10_000, 5_000).png({ compressionLevel: 1 }).toBuffer();
    expect(await readPicture(most, 5)).toMatchObject({ width: 320, height: 180 });
  });

  test('that must be held whole and is too large for that is refused before it is read', async () => {
    const source = await sharp({
      create: { width: 6_000, height: 5_200, channels: 4, background: { ...RED, alpha: 1 } },
    })
      .toColourspace('rgb16')
      .png({ progressive: true, compressionLevel: 1 })
      .toBuffer();
    await expect(readPicture(source, 5)).rejects.toMatchObject({
      code: 'IMAGE_REFUSED',
      extras: { details: { reason: 'TOO_MUCH_MEMORY', width: 6_000, height: 5_200, megabytes: 250 } },
    });
  });

  test.skipIf(!existsSync('/proc/self/stat'))(
    'that kills its reader is refused, and the next one is read',
    async () => {
      const large = await plain(RED, 7_000, 7_000).png({ compressionLevel: 1 }).toBuffer();
      const refused = expect(readPicture(large, 18)).rejects.toMatchObject({
        code: 'IMAGE_REFUSED',
        extras: { details: { reason: 'UNREADABLE' } },
      });
      // A process that is killed before it has received the picture does not count: a new one is used.
      const killing = setInterval(() => spawnSync('kill', ['-9', ...listReaders().map(String)]), 50);
      await refused.finally(() => clearInterval(killing));
      // The idle process was killed too, and the server has to notice that first.
      await vi.waitFor(() => expect(listReaders()).toEqual([]), 15_000);
      expect(await readPicture(await plain(BLUE).png().toBuffer(), 5)).toMatchObject({ width: 320 });
    },
  );

  test('comes out the same among many at once', async () => {
    const source = await plain(BLUE, 800, 600).jpeg().toBuffer();
    const found = await Promise.all(Array.from({ length: 8 }, () => readPicture(source, 5)));
    expect(found.every(({ webp }) => webp.equals(found[0]?.webp ?? Buffer.alloc(0)))).toBe(true);
  });
});
