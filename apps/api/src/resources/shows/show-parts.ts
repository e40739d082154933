import { basketsOfShow } from '../baskets/show-part.ts';
import { guestListsOfShow } from '../guest-lists/show-part.ts';
import { holdsOfShow } from '../holds/show-part.ts';
import { imagesOfShow } from '../images/show-part.ts';
import { instalmentPlansOfShow } from '../instalments/show-part.ts';
import { offerCodesOfShow } from '../offer-codes/show-part.ts';
import { priceGroupsOfShow } from '../price-groups/show-part.ts';
import { pricesOfShow } from '../prices/show-part.ts';
import { questionsOfShow } from '../questions/show-part.ts';
import { seatsOfShow } from '../seats/show-part.ts';
import { settlementRulesOfShow } from '../settlements/show-part.ts';
import { shortUrlsOfShow } from '../short-urls/show-part.ts';
import type { ShowPart } from '../show-rows/show-part.ts';

/** All that a show is made of. What names another comes before it: so they are removed; copied from the last on. */
export const SHOW_PARTS: readonly ShowPart[] = [
  guestListsOfShow,
  basketsOfShow,
  offerCodesOfShow,
  seatsOfShow,
  pricesOfShow,
  priceGroupsOfShow,
  holdsOfShow,
  questionsOfShow,
  instalmentPlansOfShow,
  settlementRulesOfShow,
  shortUrlsOfShow,
  imagesOfShow,
];
