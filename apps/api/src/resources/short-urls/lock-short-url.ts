import { and, eq } from 'drizzle-orm';
import { type Change, requirePromoterId } from '../../context.ts';
import { shortUrls } from '../../db/schema/short-urls.ts';
import { shows } from '../../db/schema/shows.ts';
import { notFound } from '../../errors.ts';
import type { ShowRow } from '../show-rows/require-show.ts';
import type { ShortUrlRow } from './present-short-url.ts';

/** A link with its event, locked until the change ends; NOT_FOUND when there is none. */
export async function lockShortUrl(change: Change, id: number): Promise<{ link: ShortUrlRow; show: ShowRow }> {
  const promoterId = requirePromoterId(change);
  const [link] = await change.db
    .select()
    .from(shortUrls)
    .where(and(eq(shortUrls.promoterId, promoterId), eq(shortUrls.id, id)))
    .for('no key update');
  if (!link) throw notFound();
  const [show] = await change.db
    .select()
    .from(shows)
    .where(and(eq(shows.promoterId, promoterId), eq(shows.id, link.showId)));
  if (!show) throw notFound();
  return { link, show };
}
