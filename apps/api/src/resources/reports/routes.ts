import { exportOfferCodes } from '../../reports/offer-codes.ts';
import { exportSeatHolds } from '../../reports/seat-holds.ts';
import { exportSeatedPrices } from '../../reports/seated-prices.ts';
import { exportSeatsManifest } from '../../reports/seats-manifest.ts';
import type { AnyVerb } from '../../verb.ts';

export const reportRoutes: readonly AnyVerb[] = [
  exportSeatedPrices,
  exportSeatsManifest,
  exportSeatHolds,
  exportOfferCodes,
];
