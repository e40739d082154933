import type { updatePrice as endpoint } from '@parterre/contract/prices';
import type { VerbInput } from '../../verb.ts';
import type { PriceRow } from '../price-rows/read-prices.ts';
import type { ShowRow } from '../show-rows/require-show.ts';
import { markOutdated } from '../translations/mark-outdated.ts';
import { requireKindRules } from './check-price.ts';
import { linkPrice } from './link/link-prices.ts';
import { describePrice } from './present-price.ts';

type Patch = VerbInput<typeof endpoint>['body'];

/** A price type as a change leaves it, with the next revision. A linked one's face value comes from its base. */
export function patchPrice(
  show: Pick<ShowRow, 'defaultCulture'>,
  before: PriceRow,
  patch: Patch,
  prices: readonly PriceRow[],
): PriceRow {
  requireKindRules(before, patch);
  const patched = {
    ...before,
    ...patchTexts(show, before, patch),
    statusCode: patch.statusCode ?? before.statusCode,
    colour: patch.colour ?? before.colour,
    faceValueMinor: patch.faceValueMinor ?? before.faceValueMinor,
    bookingFeeMinor: patch.bookingFeeMinor ?? before.bookingFeeMinor,
    taxRateId: patch.taxRateId === undefined ? before.taxRateId : patch.taxRateId,
    priceGroupId: patch.priceGroupId ?? before.priceGroupId,
    allocation: patch.allocation ?? before.allocation,
    fewestPerOrder: patch.fewestPerOrder ?? before.fewestPerOrder,
    mostPerOrder: patch.mostPerOrder ?? before.mostPerOrder,
    onSaleAtLocal: patch.onSaleAtLocal === undefined ? before.onSaleAtLocal : patch.onSaleAtLocal,
    offSaleAtLocal: patch.offSaleAtLocal === undefined ? before.offSaleAtLocal : patch.offSaleAtLocal,
    visibility: patch.visibility ?? before.visibility,
    partnerSiteIds: patch.partnerSiteIds ?? before.partnerSiteIds,
    revision: before.revision + 1,
  };
  return linkPrice(patched, patch.link === undefined ? describePrice(before).link : patch.link, prices);
}

function patchTexts(show: Pick<ShowRow, 'defaultCulture'>, before: PriceRow, patch: Patch) {
  const texts = { name: patch.name ?? before.name, description: patch.description ?? before.description };
  const outdatedTexts = markOutdated({
    before: { name: before.name, description: before.description },
    after: texts,
    outdated: before.outdatedTexts,
    confirmed: patch.confirmedTexts,
    sourceCulture: show.defaultCulture,
  });
  return { ...texts, outdatedTexts };
}
