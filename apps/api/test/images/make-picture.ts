import { loadSharp } from '#resources/ground/images/processing/process-image.ts';

/** Makes a small valid picture of one colour as an upload. */
export async function makePicture(
  colour = '#c01e1e',
  type: 'png' | 'jpeg' | 'webp' = 'png',
  size: { width: number; height: number } = { width: 64, height: 36 },
): Promise<File> {
  const sharp = await loadSharp();
  const image = sharp({ create: { ...size, channels: 3, background: colour } });
  const bytes = await image.toFormat(type).toBuffer();
  return new File([new Uint8Array(bytes)], `picture.${type}`, { type: `image/${type}` });
}
