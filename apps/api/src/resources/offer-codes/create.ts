import * as endpoints from '@parterre/contract/offer-codes';
import { AppError, fieldError } from '../../errors.ts';
import { newId } from '../../ids.ts';
import { verb } from '../../verb.ts';
import { requirePriceGroup } from '../price-groups/read.ts';
import { lockShow } from '../show-rows/require-show.ts';
import { guardPlaces } from './guard-places.ts';
import { insertFreeCodes } from './insert-codes.ts';
import { type OfferCodeRow, UNUSED } from './offer-code-row.ts';
import { describeOfferCode, presentOfferCode } from './present-offer-code.ts';
import { resolveRules } from './resolve-rules.ts';

/** Creates one code. Throws NAME_TAKEN, NOT_ENOUGH_LEFT, TIME_IN_GAP, INVALID. Needs `offer:write`. */
export const createOfferCode = verb(endpoints.createOfferCode, (ctx, { params, body }) =>
  ctx.change('offer-code.create', async (change) => {
    const show = await lockShow(change, params.showCode);
    const group = await requirePriceGroup(change, show, params.priceGroupId);
    const { code, ...rules } = body;
    const row: OfferCodeRow = {
      ...(await resolveRules(change, show, group.id, rules)),
      promoterId: show.promoterId,
      id: newId(),
      showId: show.id,
      priceGroupId: group.id,
      code,
      revision: 1,
      createdAt: change.now,
      createdBy: change.actor.name,
    };
    await guardPlaces(change, show, row.reservedPlaces > 0 ? row.priceTypeIds : [], async () => {
      const inserted = await insertFreeCodes(change, show, row, [row]);
      if (inserted.length === 0) throw codeTaken();
    });
    return {
      answer: presentOfferCode(row, UNUSED, change.now),
      show,
      objectId: row.id,
      after: describeOfferCode(row),
      revision: 1,
    };
  }),
);

export const codeTaken = (): AppError => new AppError('NAME_TAKEN', { fieldErrors: [fieldError('code', 'codeTaken')] });
