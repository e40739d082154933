import * as endpoints from '@parterre/contract/offer-codes';
import type { Change } from '../../context.ts';
import { newId } from '../../ids.ts';
import { verb } from '../../verb.ts';
import { requirePriceGroup } from '../price-groups/read.ts';
import { lockShow, type ShowRow } from '../show-rows/require-show.ts';
import { guardPlaces } from './guard-places.ts';
import { insertFreeCodes, type NewCode, type SharedRules } from './insert-codes.ts';
import { makeCodes } from './make-codes.ts';
import { resolveRules } from './resolve-rules.ts';

const SHOWN = 20;

/**
 * Makes many unguessable codes with the same rules; all of them or none. Throws NOT_ENOUGH_LEFT, TIME_IN_GAP, INVALID.
 * Needs `offer:write`.
 */
export const createOfferCodeBatch = verb(endpoints.createOfferCodeBatch, (ctx, { params, body }) =>
  ctx.change('offer-code.create-batch', async (change) => {
    const show = await lockShow(change, params.showCode);
    const group = await requirePriceGroup(change, show, params.priceGroupId);
    const { prefix, count, length, ...rules } = body;
    const resolved = await resolveRules(change, show, group.id, rules);
    const shared = { ...resolved, priceGroupId: group.id };
    const guarded = resolved.reservedPlaces > 0 ? resolved.priceTypeIds : [];
    const codes = await guardPlaces(change, show, guarded, () =>
      insertBatch(change, show, shared, { prefix, count, length }),
    );
    return {
      answer: { tag: rules.tag, created: codes.length, codes: codes.slice(0, SHOWN) },
      show,
      objectId: group.id,
      after: { created: codes.length, prefix, length, priceGroupId: group.id, ...rules },
    };
  }),
);

/** A code the show has by chance is made again. */
async function insertBatch(
  change: Change,
  show: ShowRow,
  rules: SharedRules & Omit<NewCode, 'id' | 'code'>,
  request: { prefix: string; count: number; length: number },
): Promise<string[]> {
  const tried = new Set<string>();
  const inserted: string[] = [];
  while (inserted.length < request.count) {
    const codes = makeCodes({ ...request, count: request.count - inserted.length }, tried);
    for (const code of codes) tried.add(code);
    const rows = codes.map((code) => ({ ...rules, id: newId(), code }));
    inserted.push(...(await insertFreeCodes(change, show, rules, rows)));
  }
  return inserted;
}
