import type { BrandName } from '#api/runtime-config.ts';
import { type BrandScale, blue, teal } from './scales.ts';

export interface Brand {
  displayName: string;
  scale: BrandScale;
  /** File under `public/favicons`; a market may have its own. */
  favicon: string;
  faviconByMarket: Partial<Record<string, string>>;
}

/** One event ticketing brand and two ticket sellers (spec §1). */
export const brands: Record<BrandName, Brand> = {
  parterre: {
    displayName: 'Parterre',
    scale: blue,
    favicon: 'parterre.svg',
    faviconByMarket: { CH: 'parterre-ch.svg' },
  },
  rowline: { displayName: 'Rowline', scale: teal, favicon: 'rowline.svg', faviconByMarket: {} },
  gatehouse: { displayName: 'Gatehouse', scale: teal, favicon: 'gatehouse.svg', faviconByMarket: {} },
};
