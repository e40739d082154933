import * as endpoints from '@parterre/contract/resale';
import { bind } from '../../bind.ts';
import { createResaleListing } from './create-listing.ts';
import { listResaleListings } from './list-listings.ts';
import { purchaseResaleListing } from './purchase-listing.ts';
import { removeResaleListing } from './remove-listing.ts';

export const resaleRoutes = [
  bind(endpoints.createResaleListing, createResaleListing),
  bind(endpoints.removeResaleListing, removeResaleListing),
  bind(endpoints.listResaleListings, listResaleListings),
  bind(endpoints.purchaseResaleListing, purchaseResaleListing),
];
