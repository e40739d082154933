import * as endpoints from '@parterre/contract/offer-codes';
import type { Change } from '#context.ts';
import { AppError, fieldError } from '#errors.ts';
import { newId } from '#ids.ts';
import { lockShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { verb } from '#verb.ts';
import { requirePriceGroup } from '../price-groups/read.ts';
import { guardPlaces } from './guard-places.ts';
import { insertFreeCodes, type NewCode, type SharedRules } from './insert-codes.ts';
import { makeCodes } from './make-codes.ts';
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

const SHOWN = 20;

/**
 * Creates many unguessable codes with the same rules, all of them or none. Throws NOT_ENOUGH_LEFT, TIME_IN_GAP,
 * INVALID. Needs `offer:write`.
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

/** Replaces a random code that the show already has by another one. */
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
