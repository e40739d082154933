import * as endpoints from '@parterre/contract/promoters';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { requireRevision } from '#context/require-revision.ts';
import type { Change } from '#context.ts';
import { countries } from '#db/schema/promoters/lookups.ts';
import { postages } from '#db/schema/promoters/promoters.ts';
import { invalidField, notFound } from '#errors.ts';
import { newId } from '#ids.ts';
import { requireTexts } from '#resources/ground/lookups/require-texts.ts';
import { lockPromoter } from '#resources/ground/promoter-rows/lock-promoter.ts';
import { type PostageRow, presentPostage } from '#resources/ground/promoter-rows/present-promoter.ts';
import { verb } from '#verb.ts';

/** Creates a way to send orders; a new default replaces the previous one. Needs `promoter:write`. */
export const createPostage = verb(endpoints.createPostage, (ctx, { body }) =>
  ctx.change('postage.create', async (change) => {
    const promoter = await lockPromoter(change);
    await requireTexts(change, { name: body.name }, promoter.defaultCulture);
    const fields = await checkPostage(change, body);
    if (body.isDefault) await clearDefaultPostage(change, promoter.id);
    const row = { ...fields, promoterId: promoter.id, id: newId(), revision: 1 };
    await change.db.insert(postages).values(row);
    const answer = presentPostage(row);
    return { answer, promoterId: promoter.id, objectId: row.id, after: answer, revision: 1 };
  }),
);

/** Changes a way to send orders; orders keep the postage that they paid. Throws STALE. Needs `promoter:write`. */
export const updatePostage = verb(endpoints.updatePostage, (ctx, { params, body }) =>
  ctx.change('postage.update', async (change) => {
    const promoter = await lockPromoter(change);
    const before = await requirePostage(change, promoter.id, params.postageId);
    requireRevision(change, before);
    await requireTexts(change, { name: body.name }, promoter.defaultCulture);
    const fields = await checkPostage(change, {
      name: body.name ?? before.name,
      amountMinor: body.amountMinor ?? before.amountMinor,
      currency: body.currency ?? before.currency,
      countryCodes: body.countryCodes ?? before.countryCodes,
      isDefault: body.isDefault ?? before.isDefault,
    });
    if (fields.isDefault && !before.isDefault) await clearDefaultPostage(change, promoter.id);
    const after = { ...before, ...fields, revision: before.revision + 1 };
    await change.db
      .update(postages)
      .set({ ...fields, revision: after.revision })
      .where(and(eq(postages.promoterId, promoter.id), eq(postages.id, before.id)));
    const answer = presentPostage(after);
    return {
      answer,
      promoterId: promoter.id,
      objectId: before.id,
      before: presentPostage(before),
      after: answer,
      revision: after.revision,
    };
  }),
);

/** Deletes a way to send orders, to which no order refers. Throws STALE. Needs `promoter:write`. */
export const removePostage = verb(endpoints.removePostage, (ctx, { params }) =>
  ctx.change('postage.remove', async (change) => {
    const { id: promoterId } = await lockPromoter(change);
    const postage = await requirePostage(change, promoterId, params.postageId);
    requireRevision(change, postage);
    await change.db.delete(postages).where(and(eq(postages.promoterId, promoterId), eq(postages.id, postage.id)));
    return {
      answer: undefined,
      promoterId,
      objectId: postage.id,
      before: presentPostage(postage),
    };
  }),
);

/**
 * Makes room for a new default, because there is at most one. The previous one gets a new revision, so that a user who
 * is editing it gets STALE.
 */
async function clearDefaultPostage(change: Change, promoterId: number): Promise<void> {
  await change.db
    .update(postages)
    .set({ isDefault: false, revision: sql`${postages.revision} + 1` })
    .where(and(eq(postages.promoterId, promoterId), eq(postages.isDefault, true)));
}

async function requirePostage(change: Change, promoterId: number, postageId: number): Promise<PostageRow> {
  const [postage] = await change.db
    .select()
    .from(postages)
    .where(and(eq(postages.promoterId, promoterId), eq(postages.id, postageId)));
  if (!postage) throw notFound();
  return postage;
}

type PostageFields = Pick<PostageRow, 'name' | 'amountMinor' | 'currency' | 'countryCodes' | 'isDefault'>;

/** Returns the fields as they are stored, each country once. Throws INVALID naming the field. */
async function checkPostage(
  change: Change,
  { name, amountMinor, currency, isDefault, countryCodes }: PostageFields,
): Promise<PostageFields> {
  return {
    name,
    amountMinor,
    currency,
    isDefault,
    countryCodes: await requireCountries(change, [...new Set(countryCodes)]),
  };
}

async function requireCountries(change: Change, codes: string[]): Promise<string[]> {
  if (codes.length === 0) return codes;
  const rows = await change.db.select({ code: countries.code }).from(countries).where(inArray(countries.code, codes));
  const known = new Set(rows.map(({ code }) => code));
  if (codes.some((code) => !known.has(code)))
    throw invalidField('countryCodes', 'unknown', { message: 'No country has this code' });
  return codes.sort();
}
