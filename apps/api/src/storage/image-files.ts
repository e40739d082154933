import { randomBytes } from 'node:crypto';

/** Every picture is stored in both formats; JPEG is for clients that cannot read WebP. */
export const IMAGE_FORMATS = { webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type ImageFormat = keyof typeof IMAGE_FORMATS;

/** Returns a new name for the two files of an upload: 128 random bits, never used again. */
export const newFileKey = (): string => randomBytes(16).toString('hex');

/** Returns the storage key of a picture's file. 256 folders keep directories short. */
export const toImageKey = (fileKey: string, format: ImageFormat): string =>
  `images/${fileKey.slice(0, 2)}/${fileKey}.${format}`;

const FILE = /^([0-9a-f]{32})\.(webp|jpg)$/;

/** Returns the stored file of a public name like `0123….webp`; undefined for any other name. */
export function findImageFile(name: string): { fileKey: string; key: string; contentType: string } | undefined {
  const [, fileKey, extension] = FILE.exec(name) ?? [];
  if (fileKey === undefined) return undefined;
  const format = extension === 'jpg' ? 'jpg' : 'webp';
  return { fileKey, key: toImageKey(fileKey, format), contentType: IMAGE_FORMATS[format] };
}
