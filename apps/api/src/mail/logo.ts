import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Brand, type BrandName, SCALES } from '@parterre/contract/wire/brands';

/** Its width and height in a mail. */
export const LOGO_POINTS = 28;
/** Pixels per point, for sharp screens. */
const SCALE = 3;

/** The logo as a PNG, because mail programs show no SVG. */
export const readLogo = ({ name }: Brand): Promise<Buffer> => readFile(toLogoFile(name));

/** The folder lies beside this file in the source tree, and beside the bundle's folder once built. */
export function toLogoFile(name: BrandName): string {
  const folders = ['./logos/', '../src/mail/logos/'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  const [byDefault = ''] = folders;
  return `${folders.find((folder) => existsSync(folder)) ?? byDefault}${name}.png`;
}

/** What the file is made of. */
export function renderLogoSvg({ mark, colour }: Brand): string {
  const size = LOGO_POINTS * SCALE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="${SCALES[colour][600]}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"><path d="${mark}"/></svg>`;
}
