import { and, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { shortUrls } from '../../db/schema/short-urls.ts';
import type { ShowRow } from '../shows/require-show.ts';
import { restSlugs } from './slugs.ts';

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
