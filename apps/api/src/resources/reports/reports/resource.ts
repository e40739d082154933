import type { Resource } from '../../../resource.ts';
import { exportCustomerData, exportDetailedSales, exportFanshare, exportSales } from './chosen-reports.ts';
import { exportOfferCodes } from './offer-codes.ts';
import { getSalesFigures } from './sales/get-sales-figures.ts';
import { exportSeatHolds } from './seat-holds.ts';
import { exportSeatedPrices } from './seated-prices.ts';
import { exportSeatsManifest } from './seats-manifest.ts';

export const reportsResource: Resource = {
  slug: 'reports',
  routes: [
    exportSeatedPrices,
    exportSeatsManifest,
    exportSeatHolds,
    exportOfferCodes,
    exportSales,
    getSalesFigures,
    exportDetailedSales,
    exportCustomerData,
    exportFanshare,
  ],
};
