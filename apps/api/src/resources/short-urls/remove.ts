import * as endpoints from '@parterre/contract/short-urls';
import { and, eq } from 'drizzle-orm';
import { shortUrls } from '../../db/schema/short-urls.ts';
import { requireRevision } from '../../require-revision.ts';
import { verb } from '../../verb.ts';
import { lockShortUrl } from './lock-short-url.ts';
import { toAuditFields } from './present-short-url.ts';
import { readVisits } from './read-visits.ts';
import { restSlugs } from './slugs.ts';

/**
 * Deletes a link with its visits; its slug rests. The audit keeps how many visits there were. Throws STALE.
 * Needs `link:write`.
 */
export const removeShortUrl = verb(endpoints.removeShortUrl, (ctx, { params }) =>
  ctx.change('short-url.remove', async (change) => {
    const { link, show } = await lockShortUrl(change, params.id);
    requireRevision(change, link);
    const visits = (await readVisits(change, show, [link.id])).get(link.id)?.total ?? 0;
    await restSlugs(change, link.promoterId, [link.slug]);
    await change.db.delete(shortUrls).where(and(eq(shortUrls.promoterId, link.promoterId), eq(shortUrls.id, link.id)));
    return {
      answer: undefined,
      show,
      objectId: link.id,
      before: { ...toAuditFields(link), visits },
    };
  }),
);
