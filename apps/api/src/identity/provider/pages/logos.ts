import { BRANDS, type Brand, drawMark, SCALES } from '@parterre/contract/wire/brands';
import { Html } from './html.ts';

const SIZE = 28;

/** Draws the logo in the colour of the surrounding text. */
export const drawLogo = (brand: Brand): Html => new Html(drawMark(brand, { size: SIZE, stroke: 'currentColor' }));

/** Icon files in the brand's colour. */
export const ICONS = Object.values(BRANDS).map((brand) => ({
  name: brand.name,
  svg: drawMark(brand, { size: SIZE, stroke: SCALES[brand.colour][500] }),
}));
