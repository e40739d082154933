import { basketsResource } from '../../sales/baskets/resource.ts';
import { guestListsResource } from '../../sales/guest-lists/resource.ts';
import { instalmentsResource } from '../../sales/instalments/resource.ts';
import { settlementsResource } from '../../sales/settlements/resource.ts';
import { holdsResource } from '../../seating/holds/resource.ts';
import { seatsResource } from '../../seating/seats/resource.ts';
import { imagesResource } from '../images/resource.ts';
import { offerCodesResource } from '../offer-codes/resource.ts';
import { priceGroupsResource } from '../price-groups/resource.ts';
import { pricesResource } from '../prices/resource.ts';
import { printAtHomeResource } from '../print-at-home/resource.ts';
import { questionsResource } from '../questions/resource.ts';
import { shortUrlsResource } from '../short-urls/resource.ts';
import type { PartOfShow } from '../show-rows/show-part.ts';

/**
 * All parts of shows, each before the parts that it refers to. They are removed and retimed in this order, and copied
 * from the last on.
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
