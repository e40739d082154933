import * as endpoints from '@parterre/contract/short-urls';
import { and, eq } from 'drizzle-orm';
import { requireRevision } from '#context/require-revision.ts';
import { type Change, requirePromoterId } from '#context.ts';
import { shortUrls } from '#db/schema/events/short-urls.ts';
import { shows } from '#db/schema/events/shows.ts';
import { notFound } from '#errors.ts';
import { newId } from '#ids.ts';
import { requireShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { verb } from '#verb.ts';
import { readAllowedHosts } from './allowed-hosts.ts';
import { requireTarget } from './check-target.ts';
import { presentShortUrl, type ShortUrlRow, toAuditFields } from './present-short-url.ts';
import { readVisits } from './read-visits.ts';
import { makeSlugs, retireSlugs, type SlugOwner, takeSlug } from './slugs.ts';

/**
 * Changes title or target, pauses or resumes. The slug never changes, because it may be printed somewhere. Throws
 * STALE, INVALID. Needs `link:write`.
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

/**
 * Deletes a link with its visits and retires its slug. The audit keeps the number of visits. Throws STALE. Needs
 * `link:write`.
 */
export const removeShortUrl = verb(endpoints.removeShortUrl, (ctx, { params }) =>
  ctx.change('short-url.remove', async (change) => {
    const { link, show } = await lockShortUrl(change, params.id);
    requireRevision(change, link);
    const visits = (await readVisits(change, show, [link.id])).get(link.id)?.total ?? 0;
    await retireSlugs(change, link.promoterId, [link.slug]);
    await change.db.delete(shortUrls).where(and(eq(shortUrls.promoterId, link.promoterId), eq(shortUrls.id, link.id)));
    return {
      answer: undefined,
      show,
      objectId: link.id,
      before: { ...toAuditFields(link), visits },
    };
  }),
);

/** Locks a link until the change ends, and reads its show. Throws NOT_FOUND when there is none. */
async function lockShortUrl(change: Change, id: number): Promise<{ link: ShortUrlRow; show: ShowRow }> {
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

/**
 * Creates a link of a show. Throws INVALID for a target that is not allowed, NAME_TAKEN for a slug that is not free.
 * Needs `link:write`.
 */
export const createShortUrl = verb(endpoints.createShortUrl, (ctx, { body }) =>
  ctx.change('short-url.create', async (change) => {
    const show = await requireShow(change, body.showCode);
    const { promoterId } = show;
    const rules = { allowedHosts: await readAllowedHosts(change, promoterId), addresses: change.addresses };
    const targetUrl = requireTarget(body.targetUrl, rules);
    const id = newId();
    const slug = await chooseSlug(change, { promoterId, shortUrlId: id }, body.slug);
    const row: ShortUrlRow = {
      promoterId,
      id,
      showId: show.id,
      slug,
      title: body.title,
      targetUrl,
      isActive: body.isActive,
      revision: 1,
      createdAt: change.now,
      createdBy: change.actor.name,
    };
    await change.db.insert(shortUrls).values(row);
    return {
      answer: presentShortUrl(row, show, rules),
      show,
      objectId: id,
      after: toAuditFields(row),
      revision: row.revision,
    };
  }),
);

async function chooseSlug(change: Change, owner: SlugOwner, requested: string | undefined): Promise<string> {
  if (requested !== undefined) {
    await takeSlug(change, owner, requested);
    return requested;
  }
  const made = (await makeSlugs(change, [owner])).get(owner.shortUrlId);
  if (made === undefined) throw new Error('No slug was generated for a link');
  return made;
}
