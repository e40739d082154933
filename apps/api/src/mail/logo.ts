import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Brand, type BrandName, drawMark, SCALES } from '@parterre/contract/wire/brands';

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

/** The picture that the file is made of. */
export const renderLogoSvg = (brand: Brand): string =>
  drawMark(brand, { size: LOGO_POINTS * SCALE, stroke: SCALES[brand.colour][600] });
