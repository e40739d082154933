import { COMP_STATUS_CODE } from '@parterre/contract/choices/price-choices';
import * as endpoints from '@parterre/contract/prices';
import { requireTexts } from '#resources/ground/lookups/require-texts.ts';
import { readPrices } from '#resources/ground/price-rows/read-prices.ts';
import { lockShow } from '#resources/ground/show-rows/require-show.ts';
import { verb } from '#verb.ts';
import { insertPrice, newIdentity } from './create.ts';
import { placeInGroup } from './place-in-group.ts';
import { describePrice } from './present-price.ts';
import { readPrice } from './read.ts';

/**
 * Creates a comp type (spec §9: status code 88), which costs nothing and follows no other price. Throws NAME_TAKEN,
 * TIME_IN_GAP, RULE_BROKEN when the show would have more price types than it can ever have, FORBIDDEN when its group is
 * new and the caller lacks `price:write`. Needs `comp:create`.
 */
export const createCompPrice = verb(endpoints.createCompPrice, (ctx, { params, body }) =>
  ctx.change('price.create', async (change) => {
    const show = await lockShow(change, params.showCode);
    await requireTexts(change, { name: body.name, description: body.description }, show.defaultCulture);
    const others = await readPrices(change, show);
    const row = {
      ...body,
      priceGroupId: await placeInGroup(change, show, body.priceGroupId),
      ...newIdentity(change, show),
      ...COMP_FIELDS,
      isSeated: body.isSeated ?? show.seating === 'RESERVED',
      colour: body.colour ?? '',
    };
    const created = await insertPrice(change, show, row, others);
    return {
      answer: await readPrice(change, show, created.id),
      show,
      objectId: created.id,
      after: describePrice(created),
      revision: 1,
    };
  }),
);

const COMP_FIELDS = {
  kind: 'comp' as const,
  statusCode: COMP_STATUS_CODE,
  outdatedTexts: {},
  faceValueMinor: 0,
  bookingFeeMinor: 0,
  taxRateId: null,
  partnerSiteIds: [],
  linkedPriceId: null,
  linkKind: null,
  linkDifference: null,
};
