import * as endpoints from '@parterre/contract/short-urls';
import type { Change } from '../../context.ts';
import { shortUrls } from '../../db/schema/short-urls.ts';
import { newId } from '../../ids.ts';
import { verb } from '../../verb.ts';
import { requireShow } from '../show-rows/require-show.ts';
import { readAllowedHosts } from './allowed-hosts.ts';
import { presentShortUrl, type ShortUrlRow, toAuditFields } from './present-short-url.ts';
import { requireTarget } from './require-target.ts';
import { makeSlugs, type SlugOwner, takeSlug } from './slugs.ts';

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
  if (made === undefined) throw new Error('A slug was asked for and not made');
  return made;
}
