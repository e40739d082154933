import * as endpoints from '@parterre/contract/short-urls';
import { and, eq } from 'drizzle-orm';
import { runConcurrently } from '#db/run-concurrently.ts';
import { shortUrls } from '#db/schema/events/short-urls.ts';
import { openPage } from '#lists/open-page.ts';
import { byInstant, descending } from '#lists/order.ts';
import { countRows } from '#lists/page-answer.ts';
import { requireShow } from '#resources/ground/show-rows/require-show.ts';
import { verb } from '#verb.ts';
import { readAllowedHosts } from './allowed-hosts.ts';
import { presentShortUrl } from './present-short-url.ts';
import { readVisits } from './read-visits.ts';

const NEWEST_FIRST = descending('created', byInstant(shortUrls.createdAt), shortUrls.id);

/** Lists links newest first, with their visits and whether the host of the target is still allowed. */
export const listShortUrls = verb(endpoints.listShortUrls, async (ctx, { params, query }) => {
  const show = await requireShow(ctx, params.showCode);
  const page = openPage(query, NEWEST_FIRST);
  const ofShow = and(eq(shortUrls.promoterId, show.promoterId), eq(shortUrls.showId, show.id));
  const [rows, counted, allowedHosts] = await runConcurrently(
    ctx.db
      .select()
      .from(shortUrls)
      .where(and(ofShow, page.behind))
      .orderBy(...page.by)
      .limit(page.limit)
      .offset(page.offset),
    countRows(ctx, shortUrls, ofShow),
    readAllowedHosts(ctx, show.promoterId),
  );
  const rules = { allowedHosts, addresses: ctx.addresses };
  const answer = await page.answer(
    { rows, counted },
    (row) => [row.createdAt, row.id],
    async (found) => {
      const visits = await readVisits(
        ctx,
        show,
        found.map(({ id }) => id),
      );
      return found.map((row) => presentShortUrl(row, show, rules, visits.get(row.id)));
    },
  );
  return { ...answer, allowedHosts, urlBase: `${ctx.addresses.shortUrlBase}/` };
});
