import type { PartOfShow } from '#resource.ts';
import { holdsResource } from '#resources/events/holds/resource.ts';
import { holdsOfShow } from '#resources/events/holds/show-part.ts';
import { offerCodesResource } from '#resources/events/offer-codes/resource.ts';
import { offerCodesOfShow } from '#resources/events/offer-codes/show-part.ts';
import { priceGroupsResource } from '#resources/events/price-groups/resource.ts';
import { priceGroupsOfShow } from '#resources/events/price-groups/show-part.ts';
import { pricesResource } from '#resources/events/prices/resource.ts';
import { pricesOfShow } from '#resources/events/prices/show-part.ts';
import { printAtHomeResource } from '#resources/events/print-at-home/resource.ts';
import { printAtHomeOfShow } from '#resources/events/print-at-home/show-part.ts';
import { questionsResource } from '#resources/events/questions/resource.ts';
import { questionsOfShow } from '#resources/events/questions/show-part.ts';
import { shortUrlsResource } from '#resources/events/short-urls/resource.ts';
import { shortUrlsOfShow } from '#resources/events/short-urls/show-part.ts';
import { imagesResource } from '#resources/ground/images/resource.ts';
import { imagesOfShow } from '#resources/ground/images/show-part.ts';
import type { ShowPart } from '#resources/ground/show-rows/show-part.ts';
import { basketsResource } from '#resources/sales/baskets/resource.ts';
import { basketsOfShow } from '#resources/sales/baskets/show-part.ts';
import { guestListsResource } from '#resources/sales/guest-lists/resource.ts';
import { guestListsOfShow } from '#resources/sales/guest-lists/show-part.ts';
import { instalmentsResource } from '#resources/sales/instalments/resource.ts';
import { instalmentsOfShow } from '#resources/sales/instalments/show-part.ts';
import { settlementsResource } from '#resources/sales/settlements/resource.ts';
import { settlementsOfShow } from '#resources/sales/settlements/show-part.ts';
import { seatsResource } from '#resources/seating/seats/resource.ts';
import { seatsOfShow } from '#resources/seating/seats/show-part.ts';

/**
 * All parts of shows, each before the parts that it refers to. They are removed and retimed in this order, and copied
 * in the reverse order.
 */
const PARTS: readonly [PartOfShow, ShowPart][] = [
  [guestListsResource, guestListsOfShow],
  [basketsResource, basketsOfShow],
  [offerCodesResource, offerCodesOfShow],
  [seatsResource, seatsOfShow],
  [printAtHomeResource, printAtHomeOfShow],
  [pricesResource, pricesOfShow],
  [priceGroupsResource, priceGroupsOfShow],
  [holdsResource, holdsOfShow],
  [questionsResource, questionsOfShow],
  [instalmentsResource, instalmentsOfShow],
  [settlementsResource, settlementsOfShow],
  [shortUrlsResource, shortUrlsOfShow],
  [imagesResource, imagesOfShow],
];

export const PARTS_OF_SHOWS = PARTS.map(([resource]) => resource);
export const SHOW_PARTS = PARTS.map(([, part]) => part);
