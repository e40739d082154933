import * as endpoints from '@parterre/contract/offer-codes';
import { and, eq } from 'drizzle-orm';
import { requireRevision } from '#context/require-revision.ts';
import type { Change } from '#context.ts';
import { offerCodes } from '#db/schema/events/offer-codes.ts';
import { AppError, invalidField } from '#errors.ts';
import { lockShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { verb } from '#verb.ts';
import { codeTaken } from './create.ts';
import { guardPlaces } from './guard-places.ts';
import { lockOfferCode, type OfferCodeRow, type OfferUsage, UNUSED } from './offer-code-row.ts';
import { describeOfferCode, presentOfferCode, readUsage } from './present-offer-code.ts';
import { type OfferRules, resolveRules } from './resolve-rules.ts';

/**
 * Changes a code. Throws STALE, NAME_TAKEN, TIME_IN_GAP, IN_USE for another text of a used code, NOT_ENOUGH_LEFT,
 * INVALID. Needs `offer:write`.
 */
export const updateOfferCode = verb(endpoints.updateOfferCode, (ctx, { params, body }) =>
  ctx.change('offer-code.update', async (change) => {
    const show = await lockShow(change, params.showCode);
    const before = await lockOfferCode(change, show, params);
    requireRevision(change, before);
    const usage = (await readUsage(change, show.promoterId, [before.id])).get(before.id) ?? UNUSED;
    const { code = before.code, ...changes } = body;
    if (code !== before.code) await requireFreeCode(change, show, code, usage);
    const rules = await resolveRules(change, show, before.priceGroupId, mergeRules(before, changes));
    requireUsesWithin(rules, usage);
    const after: OfferCodeRow = { ...before, ...rules, code, revision: before.revision + 1 };
    await guardPlaces(change, show, after.reservedPlaces > 0 ? after.priceTypeIds : [], () => writeCode(change, after));
    return {
      answer: presentOfferCode(after, usage, change.now),
      show,
      objectId: after.id,
      before: describeOfferCode(before),
      after: describeOfferCode(after),
      revision: after.revision,
    };
  }),
);

/** A used code keeps its text, because buyers and orders know it by that. */
async function requireFreeCode(change: Change, show: ShowRow, code: string, usage: OfferUsage): Promise<void> {
  if (usage.orders + usage.inBaskets > 0)
    throw new AppError('IN_USE', {
      details: { orders: usage.orders, inBaskets: usage.inBaskets },
      detail: 'The code was used, so its text cannot change. Create another code instead.',
    });
  const taken = await change.db
    .select({ id: offerCodes.id })
    .from(offerCodes)
    .where(and(eq(offerCodes.promoterId, show.promoterId), eq(offerCodes.showId, show.id), eq(offerCodes.code, code)));
  if (taken.length > 0) throw codeTaken();
}

/** Merges changes into the rules of a stored code. Throws INVALID when a new effect comes without its value. */
function mergeRules(
  row: OfferCodeRow,
  changes: { [Key in keyof OfferRules]?: OfferRules[Key] | undefined },
): OfferRules {
  const choose = <Key extends keyof OfferRules>(key: Key): OfferRules[Key] => {
    const changed = changes[key];
    return changed === undefined ? row[key] : changed;
  };
  const effect = choose('effect');
  if (effect !== row.effect && effect !== 'none' && changes.value === undefined)
    throw invalidField('value', 'required');
  return {
    tag: choose('tag'),
    effect,
    value: effect === 'none' && changes.value === undefined ? 0 : choose('value'),
    priceTypeIds: choose('priceTypeIds'),
    validFromLocal: choose('validFromLocal'),
    validUntilLocal: choose('validUntilLocal'),
    mostUses: choose('mostUses'),
    mostPerOrder: choose('mostPerOrder'),
    mostPerCustomer: choose('mostPerCustomer'),
    holdId: choose('holdId'),
    reservedPlaces: choose('reservedPlaces'),
    isDisabled: choose('isDisabled'),
    comment: choose('comment'),
  };
}

/** Throws INVALID for a limit below the existing uses, because a use is never withdrawn. */
function requireUsesWithin({ mostUses }: Pick<OfferCodeRow, 'mostUses'>, { orders, inBaskets }: OfferUsage): void {
  const uses = orders + inBaskets;
  if (mostUses !== null && mostUses < uses) throw invalidField('mostUses', 'min', { values: { minNumber: uses } });
}

export async function writeCode(change: Change, { promoterId, id, ...columns }: OfferCodeRow): Promise<void> {
  await change.db
    .update(offerCodes)
    .set(columns)
    .where(and(eq(offerCodes.promoterId, promoterId), eq(offerCodes.id, id)));
}
