import * as endpoints from '@parterre/contract/reports';
import { bind } from '../../bind.ts';
import { exportOfferCodes } from '../../reports/offer-codes.ts';
import { exportSeatHolds } from '../../reports/seat-holds.ts';
import { exportSeatedPrices } from '../../reports/seated-prices.ts';
import { exportSeatsManifest } from '../../reports/seats-manifest.ts';

export const reportRoutes = [
  bind(endpoints.exportSeatedPrices, exportSeatedPrices),
  bind(endpoints.exportSeatsManifest, exportSeatsManifest),
  bind(endpoints.exportSeatHolds, exportSeatHolds),
  bind(endpoints.exportOfferCodes, exportOfferCodes),
];
