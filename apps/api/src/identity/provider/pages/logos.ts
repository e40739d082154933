import { BRANDS, type Brand, SCALES } from '@parterre/contract/wire/brands';
import { Html } from './html.ts';

const draw = (mark: string, stroke: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="28" height="28" viewBox="0 0 24 24" fill="none" stroke="${stroke}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${mark}"/></svg>`;

/** Draws the logo in the colour of the surrounding text. */
export const drawLogo = ({ mark }: Brand): Html => new Html(draw(mark, 'currentColor'));

/** Icon files in the brand's colour. */
export const ICONS = Object.values(BRANDS).map((brand) => ({
  name: brand.name,
  svg: draw(brand.mark, SCALES[brand.colour][500]),
}));
