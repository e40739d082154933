export type ImageType = 'png' | 'jpeg' | 'webp';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/** What a file is by its first bytes, whatever it is called; undefined for everything that is not taken (spec §3). */
export function findImageType(bytes: Uint8Array): ImageType | undefined {
  if (startsWith(bytes, PNG)) return 'png';
  if (startsWith(bytes, JPEG)) return 'jpeg';
  const text = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return text.startsWith('RIFF') && text.endsWith('WEBP') ? 'webp' : undefined;
}

const startsWith = (bytes: Uint8Array, first: readonly number[]): boolean =>
  first.every((byte, index) => bytes[index] === byte);
