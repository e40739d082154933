import * as endpoints from '@parterre/contract/resale';
import { bind } from '../../bind.ts';
import { createListing } from './create-listing.ts';
import { listListings } from './list-listings.ts';
import { purchaseListing } from './purchase-listing.ts';
import { removeListing } from './remove-listing.ts';

export const resaleRoutes = [
  bind(endpoints.createResaleListing, createListing),
  bind(endpoints.removeResaleListing, removeListing),
  bind(endpoints.listResaleListings, listListings),
  bind(endpoints.purchaseResaleListing, purchaseListing),
];
