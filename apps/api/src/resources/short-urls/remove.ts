import * as endpoints from '@parterre/contract/short-urls';
import { and, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { shortUrls } from '../../db/schema/short-urls.ts';
import { requireRevision } from '../../require-revision.ts';
import { verb } from '../../verb.ts';
import type { ShowRow } from '../show-rows/require-show.ts';
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

/** Takes away the short links of an event that goes; their slugs rest as those of any deleted link. Answers how many. */
export async function removeShowLinks(
  change: Change,
  { promoterId, id }: Pick<ShowRow, 'promoterId' | 'id'>,
): Promise<number> {
  const gone = await change.db
    .delete(shortUrls)
    .where(and(eq(shortUrls.promoterId, promoterId), eq(shortUrls.showId, id)))
    .returning({ slug: shortUrls.slug });
  await restSlugs(
    change,
    promoterId,
    gone.map(({ slug }) => slug),
  );
  return gone.length;
}
