import type { Resource } from '../../resource.ts';
import { exportSales } from './chosen-reports.ts';
import { exportOfferCodes } from './offer-codes.ts';
import { exportSeatHolds } from './seat-holds.ts';
import { exportSeatedPrices } from './seated-prices.ts';
import { exportSeatsManifest } from './seats-manifest.ts';

export const reportsResource: Resource = {
  slug: 'reports',
  routes: [exportSeatedPrices, exportSeatsManifest, exportSeatHolds, exportOfferCodes, exportSales],
};
