/**
 * One event ticketing brand and two ticket sellers (spec §1). This file has no schemas, because the console imports it.
 */
export const BRAND_NAMES = ['parterre', 'rowline', 'gatehouse'] as const;
export type BrandName = (typeof BRAND_NAMES)[number];

export interface Brand {
  name: BrandName;
  displayName: string;
  colour: 'blue' | 'teal';
  /** The SVG path of the logo in a 24 by 24 view box, drawn with a stroke width of 2.4. */
  mark: string;
  /** The file name under `/favicons`; `faviconByMarket` overrides it. */
  favicon: string;
  faviconByMarket: Partial<Record<string, string>>;
}

export const BRANDS: Record<BrandName, Brand> = {
  parterre: {
    name: 'parterre',
    displayName: 'Parterre',
    colour: 'blue',
    mark: 'M4 20a8 8 0 0 1 16 0M8.5 20a3.5 3.5 0 0 1 7 0M2 11.5A12.5 12.5 0 0 1 12 6.5a12.5 12.5 0 0 1 10 5',
    favicon: 'parterre.svg',
    faviconByMarket: { CH: 'parterre-ch.svg' },
  },
  rowline: {
    name: 'rowline',
    displayName: 'Rowline',
    colour: 'teal',
    mark: 'M3 7h11M7 12.5h14M3 18h8M16 18h5',
    favicon: 'rowline.svg',
    faviconByMarket: {},
  },
  gatehouse: {
    name: 'gatehouse',
    displayName: 'Gatehouse',
    colour: 'teal',
    mark: 'M4 20.5V5h4v3h8V5h4v15.5M9 20.5V16a3 3 0 0 1 6 0v4.5',
    favicon: 'gatehouse.svg',
    faviconByMarket: {},
  },
};

export const chooseFavicon = ({ favicon, faviconByMarket }: Brand, market: string): string =>
  `/favicons/${faviconByMarket[market] ?? favicon}`;
