import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Brand, type BrandName, drawMark, SCALES } from '@parterre/contract/wire/brands';
import { requireFolder } from '../process/find-folder.ts';

/** Its width and height in a mail. */
export const LOGO_POINTS = 28;
/** Pixels per point, for sharp screens. */
const SCALE = 3;

/** The logo as a PNG, because mail programs show no SVG. */
export const readLogo = ({ name }: Brand): Promise<Buffer> => readFile(toLogoFile(name));

/** Returns the path of a brand's logo. */
export const toLogoFile = (name: BrandName): string =>
  join(requireFolder(import.meta.url, './logos/', '../src/mail/logos/'), `${name}.png`);

/** The picture that the file is made of. */
export const renderLogoSvg = (brand: Brand): string =>
  drawMark(brand, { size: LOGO_POINTS * SCALE, stroke: SCALES[brand.colour][600] });
