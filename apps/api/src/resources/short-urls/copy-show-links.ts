import { and, asc, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { shortUrls } from '../../db/schema/short-urls.ts';
import { newId } from '../../ids.ts';
import type { ShowRow } from '../show-rows/require-show.ts';
import { makeSlugs } from './slugs.ts';

type Show = Pick<ShowRow, 'promoterId' | 'id' | 'showCode'>;

/**
 * Gives an event the short links of another one of its promoter, with slugs of their own and no visits. An address with the
 * code of the other event gets that of this one. Answers how many.
 */
export async function copyShowLinks(change: Change, from: Show, to: Show): Promise<number> {
  const { promoterId } = from;
  const links = await change.db
    .select()
    .from(shortUrls)
    .where(and(eq(shortUrls.promoterId, promoterId), eq(shortUrls.showId, from.id)))
    .orderBy(asc(shortUrls.createdAt), asc(shortUrls.id));
  if (links.length === 0) return 0;
  const made = { showId: to.id, createdAt: change.now, createdBy: change.actor.name, revision: 1 };
  const copies = links.map((link) => ({
    ...link,
    ...made,
    id: newId(),
    targetUrl: link.targetUrl.replaceAll(new RegExp(`\\b${from.showCode}\\b`, 'gi'), to.showCode),
  }));
  const slugs = await makeSlugs(
    change,
    copies.map(({ id }) => ({ promoterId, shortUrlId: id })),
  );
  await change.db.insert(shortUrls).values(copies.map((copy) => ({ ...copy, slug: slugs.get(copy.id) ?? copy.slug })));
  return copies.length;
}
