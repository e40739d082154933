import { holdsResource } from '#resources/events/holds/resource.ts';
import { offerCodesResource } from '#resources/events/offer-codes/resource.ts';
import { priceGroupsResource } from '#resources/events/price-groups/resource.ts';
import { pricesResource } from '#resources/events/prices/resource.ts';
import { printAtHomeResource } from '#resources/events/print-at-home/resource.ts';
import { questionsResource } from '#resources/events/questions/resource.ts';
import { shortUrlsResource } from '#resources/events/short-urls/resource.ts';
import { imagesResource } from '#resources/ground/images/resource.ts';
import type { PartOfShow } from '#resources/ground/show-rows/show-part.ts';
import { basketsResource } from '#resources/sales/baskets/resource.ts';
import { guestListsResource } from '#resources/sales/guest-lists/resource.ts';
import { instalmentsResource } from '#resources/sales/instalments/resource.ts';
import { settlementsResource } from '#resources/sales/settlements/resource.ts';
import { seatsResource } from '#resources/seating/seats/resource.ts';

/**
 * All parts of shows, each before the parts that it refers to. They are removed and retimed in this order, and copied
 * in the reverse order.
 */
export const PARTS_OF_SHOWS: readonly PartOfShow[] = [
  guestListsResource,
  basketsResource,
  offerCodesResource,
  seatsResource,
  printAtHomeResource,
  pricesResource,
  priceGroupsResource,
  holdsResource,
  questionsResource,
  instalmentsResource,
  settlementsResource,
  shortUrlsResource,
  imagesResource,
];

export const SHOW_PARTS = PARTS_OF_SHOWS.map(({ showPart }) => showPart);
