import type { AnyVerb } from '../../verb.ts';
import { createResaleListing, removeResaleListing } from './change-listing.ts';
import { listResaleListings } from './list-listings.ts';
import { purchaseResaleListing } from './purchase-listing.ts';

export const resaleRoutes: readonly AnyVerb[] = [
  createResaleListing,
  removeResaleListing,
  listResaleListings,
  purchaseResaleListing,
];
