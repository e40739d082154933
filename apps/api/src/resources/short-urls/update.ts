import * as endpoints from '@parterre/contract/short-urls';
import { and, eq } from 'drizzle-orm';
import { shortUrls } from '../../db/schema/short-urls.ts';
import { requireRevision } from '../../require-revision.ts';
import { verb } from '../../verb.ts';
import { readAllowedHosts } from './allowed-hosts.ts';
import { lockShortUrl } from './lock-short-url.ts';
import { presentShortUrl, type ShortUrlRow, toAuditFields } from './present-short-url.ts';
import { readVisits } from './read-visits.ts';
import { requireTarget } from './require-target.ts';

/**
 * Changes title or target, pauses or resumes. The slug stays: it is printed somewhere. Throws STALE, INVALID.
 * Needs `link:write`.
 */
export const updateShortUrl = verb(endpoints.updateShortUrl, (ctx, { params, body }) =>
  ctx.change('short-url.update', async (change) => {
    const { link: before, show } = await lockShortUrl(change, params.id);
    requireRevision(change, before);
    const { promoterId } = before;
    const rules = { allowedHosts: await readAllowedHosts(change, promoterId), addresses: change.addresses };
    const after: ShortUrlRow = {
      ...before,
      title: body.title ?? before.title,
      targetUrl: body.targetUrl === undefined ? before.targetUrl : requireTarget(body.targetUrl, rules),
      isActive: body.isActive ?? before.isActive,
      revision: before.revision + 1,
    };
    await change.db
      .update(shortUrls)
      .set({ title: after.title, targetUrl: after.targetUrl, isActive: after.isActive, revision: after.revision })
      .where(and(eq(shortUrls.promoterId, promoterId), eq(shortUrls.id, before.id)));
    const visits = await readVisits(change, show, [before.id]);
    return {
      answer: presentShortUrl(after, show, rules, visits.get(before.id)),
      show,
      objectId: before.id,
      before: toAuditFields(before),
      after: toAuditFields(after),
      revision: after.revision,
    };
  }),
);
