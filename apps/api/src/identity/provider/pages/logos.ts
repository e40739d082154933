import type { BrandName } from '@parterre/contract/choices/deployment-choices';
import { Html } from './html.ts';

const PATHS: Record<BrandName, string> = {
  parterre:
    '<path d="M4 20a8 8 0 0 1 16 0"/><path d="M8.5 20a3.500 3.500 0 0 1 7 0"/><path d="M2 11.500A12.500 12.500 0 0 1 12 6.500a12.500 12.500 0 0 1 10 5"/>',
  rowline: '<path d="M3 7h11"/><path d="M7 12.500h14"/><path d="M3 18h8M16 18h5"/>',
  gatehouse: '<path d="M4 20.500V5h4v3h8V5h4v15.500"/><path d="M9 20.500V16a3 3 0 0 1 6 0v4.500"/>',
};

const draw = (brand: BrandName, stroke: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="28" height="28" viewBox="0 0 24 24" fill="none" stroke="${stroke}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${PATHS[brand]}</svg>`;

/** Drawn in the colour of the surrounding text. */
export const LOGOS: Record<BrandName, Html> = {
  parterre: new Html(draw('parterre', 'currentColor')),
  rowline: new Html(draw('rowline', 'currentColor')),
  gatehouse: new Html(draw('gatehouse', 'currentColor')),
};

/** Files of their own, drawn in the brand's colour. */
export const ICONS: Record<BrandName, string> = {
  parterre: draw('parterre', '#4B6BEE'),
  rowline: draw('rowline', '#178F88'),
  gatehouse: draw('gatehouse', '#178F88'),
};
