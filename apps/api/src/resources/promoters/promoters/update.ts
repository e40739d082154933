import * as endpoints from '@parterre/contract/promoters';
import { eq } from 'drizzle-orm';
import { requireRevision } from '#context/require-revision.ts';
import type { Change } from '#context.ts';
import { cultures } from '#db/schema/promoters/lookups.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { AppError, fieldError, invalidField } from '#errors.ts';
import { endUnsecuredSessions } from '#identity/users/user-sessions.ts';
import { rewriteCampaignKeys } from '#resources/events/artist-campaigns/campaign-words.ts';
import { rewriteTourKeys } from '#resources/events/tours/tour-words.ts';
import { lockPromoter } from '#resources/ground/promoter-rows/lock-promoter.ts';
import { type PromoterRow, presentPromoter } from '#resources/ground/promoter-rows/present-promoter.ts';
import { rewriteSortKeys } from '#resources/ground/show-rows/sort-keys.ts';
import { verb } from '#verb.ts';

/**
 * Changes a promoter. Texts in a language that it drops are kept. From the moment it demands a second factor, whoever is
 * signed in without one is signed out. Throws STALE, NAME_TAKEN. Needs `promoter:write`.
 */
export const updatePromoter = verb(endpoints.updatePromoter, (ctx, { body }) =>
  ctx.change('promoter.update', async (change) => {
    const before = await lockPromoter(change);
    requireRevision(change, before);
    const after: PromoterRow = {
      ...before,
      name: body.name ?? before.name,
      brand: body.brand === undefined ? before.brand : body.brand,
      defaultCulture: body.defaultCulture ?? before.defaultCulture,
      cultures: [...new Set(body.cultures ?? before.cultures)],
      linkHosts: [...new Set(body.linkHosts ?? before.linkHosts)],
      demandsSecondFactor: body.demandsSecondFactor ?? before.demandsSecondFactor,
      closedFeatures: [...new Set(body.closedFeatures ?? before.closedFeatures)],
      auditYears: body.auditYears === undefined ? before.auditYears : body.auditYears,
      revision: before.revision + 1,
    };
    if (after.brand !== before.brand) requireServed(change, after.brand);
    await requireLanguages(change, after);
    await change.db
      .update(promoters)
      .set({
        name: after.name,
        brand: after.brand,
        defaultCulture: after.defaultCulture,
        cultures: after.cultures,
        linkHosts: after.linkHosts,
        auditYears: after.auditYears,
        demandsSecondFactor: after.demandsSecondFactor,
        closedFeatures: after.closedFeatures,
        revision: after.revision,
      })
      .where(eq(promoters.id, before.id));
    if (!before.demandsSecondFactor) await endUnsecuredSessions(change.db, { promoterId: before.id, now: change.now });
    if (after.defaultCulture !== before.defaultCulture) await rewriteKeys(change, after);
    const answer = presentPromoter(after);
    return {
      answer,
      promoterId: before.id,
      objectId: before.code,
      before: presentPromoter(before),
      after: answer,
      revision: after.revision,
    };
  }),
);

/** The names of the other brands are none of a promoter's business. */
function requireServed({ addresses }: Change, brand: PromoterRow['brand']): void {
  if (brand !== null && !addresses.brands.includes(brand))
    throw invalidField('brand', 'unknown', { message: 'This deployment has no such brand' });
}

/**
 * Rewrites the sort keys, because lists sort by names in the default language. Tours and campaigns must also have
 * different names in it.
 */
async function rewriteKeys(change: Change, { id, defaultCulture }: PromoterRow): Promise<void> {
  const isClear =
    (await rewriteTourKeys(change, id, defaultCulture)) && (await rewriteCampaignKeys(change, id, defaultCulture));
  if (!isClear)
    throw new AppError('NAME_TAKEN', {
      fieldErrors: [fieldError('defaultCulture', 'promoterNamesSame')],
    });
  await rewriteSortKeys(change, id, defaultCulture);
}

/** Throws INVALID unless all languages exist and the default is among them. */
async function requireLanguages(change: Change, promoter: PromoterRow): Promise<void> {
  const known = new Set((await change.db.select({ code: cultures.code }).from(cultures)).map(({ code }) => code));
  if (promoter.cultures.some((culture) => !known.has(culture)))
    throw invalidField('cultures', 'unknown', { message: 'No language has this code' });
  if (!promoter.cultures.includes(promoter.defaultCulture))
    throw invalidField('defaultCulture', 'notFitting', { message: 'Must be one of the languages of the promoter' });
}
