import * as endpoints from '@parterre/contract/short-urls';
import { and, count, desc, eq, lt, or, type SQL } from 'drizzle-orm';
import { shortUrls } from '../../db/schema/short-urls.ts';
import { invalidField } from '../../errors.ts';
import { COUNTED_ROWS, toOffset, toPage } from '../../lists/page-answer.ts';
import { decodeCursor, encodeCursor } from '../../lists/page-cursor.ts';
import { verb } from '../../verb.ts';
import { requireShow } from '../show-rows/require-show.ts';
import { readAllowedHosts } from './allowed-hosts.ts';
import { presentShortUrl } from './present-short-url.ts';
import { readVisits } from './read-visits.ts';

const SORT = 'created-';

/** Links of an event, newest first, with what people made of them. */
export const listShortUrls = verb(endpoints.listShortUrls, async (ctx, { params, query }) => {
  const show = await requireShow(ctx, params.showCode);
  const offset = toOffset(query);
  const ofShow = and(eq(shortUrls.promoterId, show.promoterId), eq(shortUrls.showId, show.id));
  const counted = ctx.db.select({ id: shortUrls.id }).from(shortUrls).where(ofShow).limit(COUNTED_ROWS).as('counted');
  const [found, total, allowedHosts] = await Promise.all([
    ctx.db
      .select()
      .from(shortUrls)
      .where(and(ofShow, isOlder(query.next)))
      .orderBy(desc(shortUrls.createdAt), desc(shortUrls.id))
      .limit(query.pageSize + 1)
      .offset(offset),
    ctx.db.select({ rows: count() }).from(counted),
    readAllowedHosts(ctx, show.promoterId),
  ]);
  const rows = found.slice(0, query.pageSize);
  const last = found.length > query.pageSize ? rows.at(-1) : undefined;
  const ids = rows.map((row) => row.id);
  const visits = await readVisits(ctx, show, ids);
  const rules = { allowedHosts, addresses: ctx.addresses };
  const page = toPage(
    rows.map((row) => presentShortUrl(row, show, rules, visits.get(row.id))),
    total[0]?.rows ?? 0,
    query.pageSize,
    last && encodeCursor({ sort: SORT, value: last.createdAt.toISOString(), id: last.id }),
  );
  return { ...page, allowedHosts, urlBase: `${ctx.addresses.shortUrlBase}/` };
});

function isOlder(next: string | undefined): SQL | undefined {
  if (next === undefined) return undefined;
  const { value, id } = decodeCursor(next, SORT);
  const createdAt = new Date(value);
  if (Number.isNaN(createdAt.getTime())) throw invalidField('next', 'Send the next of the page before as it was');
  return or(lt(shortUrls.createdAt, createdAt), and(eq(shortUrls.createdAt, createdAt), lt(shortUrls.id, id)));
}
