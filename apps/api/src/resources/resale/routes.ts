import type { AnyVerb } from '../../verb.ts';
import { createResaleListing } from './create-listing.ts';
import { listResaleListings } from './list-listings.ts';
import { purchaseResaleListing } from './purchase-listing.ts';
import { removeResaleListing } from './remove-listing.ts';

export const resaleRoutes: readonly AnyVerb[] = [
  createResaleListing,
  removeResaleListing,
  listResaleListings,
  purchaseResaleListing,
];
