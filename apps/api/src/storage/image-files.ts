import { randomBytes } from 'node:crypto';

/** Every picture is stored as both; the second is for what cannot read the first. */
export const IMAGE_FORMATS = { webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type ImageFormat = keyof typeof IMAGE_FORMATS;

/** The name of the two files of one upload: 128 random bits, never used again. */
export const newFileKey = (): string => randomBytes(16).toString('hex');

/** Where a picture's file is stored; folders of 256 keep directories short. */
export const toImageKey = (fileKey: string, format: ImageFormat): string =>
  `images/${fileKey.slice(0, 2)}/${fileKey}.${format}`;

const FILE = /^([0-9a-f]{32})\.(webp|jpg)$/;

/** The stored file that a public name like `0123….webp` stands for; undefined for every other name. */
export function findImageFile(name: string): { fileKey: string; key: string; contentType: string } | undefined {
  const [, fileKey, extension] = FILE.exec(name) ?? [];
  if (fileKey === undefined) return undefined;
  const format = extension === 'jpg' ? 'jpg' : 'webp';
  return { fileKey, key: toImageKey(fileKey, format), contentType: IMAGE_FORMATS[format] };
}
