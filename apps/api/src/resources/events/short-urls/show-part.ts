import { and, asc, eq } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { shortUrls } from '#db/schema/events/short-urls.ts';
import { newId } from '#ids.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import type { ShowPart } from '#resources/ground/show-rows/show-part.ts';
import { makeSlugs, retireSlugs } from './slugs.ts';

export const shortUrlsOfShow: ShowPart = {
  /** Retires their slugs, like those of any deleted link. */
  async remove(change, { promoterId, id }) {
    const gone = await change.db
      .delete(shortUrls)
      .where(and(eq(shortUrls.promoterId, promoterId), eq(shortUrls.showId, id)))
      .returning({ slug: shortUrls.slug });
    await retireSlugs(
      change,
      promoterId,
      gone.map(({ slug }) => slug),
    );
    return { links: gone.length };
  },

  async copy(change, { source, chosen, copies }) {
    if (chosen.has('links')) for (const { show } of copies) await copyLinks(change, source, show);
  },
};

type Show = Pick<ShowRow, 'promoterId' | 'id' | 'showCode'>;

/**
 * Copies links with slugs of their own and no visits. An address that contains the code of the other show gets that of
 * this one.
 */
async function copyLinks(change: Change, from: Show, to: Show): Promise<void> {
  const { promoterId } = from;
  const links = await change.db
    .select()
    .from(shortUrls)
    .where(and(eq(shortUrls.promoterId, promoterId), eq(shortUrls.showId, from.id)))
    .orderBy(asc(shortUrls.createdAt), asc(shortUrls.id));
  if (links.length === 0) return;
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
}
