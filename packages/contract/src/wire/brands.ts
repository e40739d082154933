/**
 * One event ticketing brand and two ticket sellers (spec §1). This file has no schemas, because the console imports it.
 */
export const BRAND_NAMES = ['parterre', 'rowline', 'gatehouse'] as const;
export type BrandName = (typeof BRAND_NAMES)[number];

export interface Brand {
  name: BrandName;
  displayName: string;
  /** Whether promoters work with it themselves, or a ticket seller with its partners. */
  kind: 'events' | 'seller';
  colour: 'blue' | 'teal';
  /** The SVG path of the logo, drawn as MARK says. */
  mark: string;
  /** The file name under `/favicons`; `faviconByMarket` overrides it. */
  favicon: string;
  faviconByMarket: Partial<Record<string, string>>;
}

/** How every mark is drawn: its view box and its stroke, whose ends and corners are round. */
export const MARK = { viewBox: 24, strokeWidth: 2.4 } as const;

export const BRANDS: Record<BrandName, Brand> = {
  parterre: {
    name: 'parterre',
    displayName: 'Parterre',
    kind: 'events',
    colour: 'blue',
    mark: 'M4 20a8 8 0 0 1 16 0M8.5 20a3.5 3.5 0 0 1 7 0M2 11.5A12.5 12.5 0 0 1 12 6.5a12.5 12.5 0 0 1 10 5',
    favicon: 'parterre.svg',
    faviconByMarket: { CH: 'parterre-ch.svg' },
  },
  rowline: {
    name: 'rowline',
    displayName: 'Rowline',
    kind: 'seller',
    colour: 'teal',
    mark: 'M3 7h11M7 12.5h14M3 18h8M16 18h5',
    favicon: 'rowline.svg',
    faviconByMarket: {},
  },
  gatehouse: {
    name: 'gatehouse',
    displayName: 'Gatehouse',
    kind: 'seller',
    colour: 'teal',
    mark: 'M4 20.5V5h4v3h8V5h4v15.5M9 20.5V16a3 3 0 0 1 6 0v4.5',
    favicon: 'gatehouse.svg',
    faviconByMarket: {},
  },
};

/** Draws a brand's mark as an SVG of `size` by `size` pixels, in a CSS colour. */
export const drawMark = ({ mark }: Brand, { size, stroke }: { size: number; stroke: string }): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${MARK.viewBox} ${MARK.viewBox}" fill="none" stroke="${stroke}" stroke-width="${MARK.strokeWidth}" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${mark}"/></svg>`;

export const chooseFavicon = ({ favicon, faviconByMarket }: Brand, market: string): string =>
  `/favicons/${faviconByMarket[market] ?? favicon}`;

/** Steps of a brand colour. The console uses the palette that is made of them, never a step. */
export interface BrandScale {
  50: string;
  200: string;
  300: string;
  400: string;
  500: string;
  600: string;
  700: string;
  /** The two are step 500 at 18 % and 45 % over the dark surface. */
  darkSoft: string;
  darkLine: string;
}

const blue: BrandScale = {
  50: '#EFF3FF',
  200: '#C3D2FF',
  300: '#9DB4FE',
  400: '#7793F8',
  500: '#4B6BEE',
  600: '#2F50D8',
  700: '#2641B2',
  darkSoft: '#1E2745',
  darkLine: '#2D3D7D',
};

const teal: BrandScale = {
  50: '#E9F7F5',
  200: '#A4DFD9',
  300: '#6DC9C1',
  400: '#3FB3AA',
  500: '#178F88',
  600: '#0B746E',
  700: '#0A5D59',
  darkSoft: '#152D33',
  darkLine: '#154E4F',
};

/** The colours of the brands (spec §1: blue, teal for the ticket sellers). */
export const SCALES: Record<Brand['colour'], BrandScale> = { blue, teal };

export interface Greys {
  canvas: string;
  sunken: string;
  line: string;
  control: string;
  text: string;
  text2: string;
}

/** The greys of the console that the server's own pages have too. */
export const NEUTRALS: Record<'light' | 'dark', Greys> = {
  light: {
    canvas: '#FFFFFF',
    sunken: '#F6F7F9',
    line: '#E3E6EB',
    control: '#818997',
    text: '#181C23',
    text2: '#535B69',
  },
  dark: {
    canvas: '#0F1217',
    sunken: '#0F1217',
    line: '#262C36',
    control: '#6A7382',
    text: '#ECEEF2',
    text2: '#AEB5C1',
  },
};
