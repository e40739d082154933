import type { Resource } from '#resource.ts';
import { exportCustomerData, exportDetailedSales, exportFanshare, exportSales } from './chosen-reports.ts';
import {
  getAllInstalmentHeadlineFigures,
  getInstalmentHeadlineFigures,
  previewInstalmentFigures,
} from './instalments/headline-figures.ts';
import { exportOfferCodes, previewOfferCodeReport } from './offer-codes.ts';
import { getSalesFigures } from './sales/get-sales-figures.ts';
import { exportSeatHolds, previewSeatHolds } from './seat-holds.ts';
import { exportSeatedPrices, previewSeatedPrices } from './seated-prices.ts';
import { exportSeatsManifest, previewSeatsManifest } from './seats-manifest.ts';

export const reportsResource: Resource = {
  slug: 'reports',
  routes: [
    exportSeatedPrices,
    exportSeatsManifest,
    exportSeatHolds,
    exportOfferCodes,
    previewSeatedPrices,
    previewSeatsManifest,
    previewSeatHolds,
    previewOfferCodeReport,
    exportSales,
    getSalesFigures,
    exportDetailedSales,
    exportCustomerData,
    exportFanshare,
    getInstalmentHeadlineFigures,
    getAllInstalmentHeadlineFigures,
    previewInstalmentFigures,
  ],
};
