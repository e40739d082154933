import * as endpoints from '@parterre/contract/settlements';
import { and, count, desc, eq, inArray, lt, or, type SQL } from 'drizzle-orm';
import { settlements } from '../../db/schema/settlements.ts';
import { shows } from '../../db/schema/shows.ts';
import { invalidField } from '../../errors.ts';
import { findMembership } from '../../identity/actor.ts';
import { toOffset, toPage } from '../../lists/page-answer.ts';
import { decodeCursor, encodeCursor } from '../../lists/page-cursor.ts';
import { verb } from '../../verb.ts';
import { presentSettlement, selectSettlements } from './read-settlement.ts';

const SORT = 'agreed-';

/** Agreed statements of the promoters whose whole the caller sees, newest first. */
export const listSettlements = verb(endpoints.listSettlements, async (ctx, { query }) => {
  const { actor } = ctx;
  const whole = ctx.promoterIds.filter(
    (id) => actor.kind === 'system' || findMembership(actor, id)?.scope === 'promoter',
  );
  const wanted = and(
    inArray(settlements.promoterId, whole),
    query.showCode === undefined
      ? undefined
      : inArray(
          settlements.showId,
          ctx.db.select({ id: shows.id }).from(shows).where(eq(shows.showCode, query.showCode)),
        ),
  );
  const found = await selectSettlements(ctx)
    .where(and(wanted, isOlder(query.next)))
    .orderBy(desc(settlements.agreedAt), desc(settlements.id))
    .limit(query.pageSize + 1)
    .offset(toOffset(query));
  const [total] = await ctx.db.select({ rows: count() }).from(settlements).where(wanted);
  const rows = found.slice(0, query.pageSize);
  const last = found.length > query.pageSize ? rows.at(-1)?.settlement : undefined;
  const next = last && encodeCursor({ sort: SORT, value: last.agreedAt.toISOString(), id: last.id });
  return toPage(rows.map(presentSettlement), total?.rows ?? 0, query.pageSize, next);
});

function isOlder(next: string | undefined): SQL | undefined {
  if (next === undefined) return undefined;
  const { value, id } = decodeCursor(next, SORT);
  const agreedAt = new Date(value);
  if (Number.isNaN(agreedAt.getTime())) throw invalidField('next', 'Send the next of the page before as it was');
  return or(lt(settlements.agreedAt, agreedAt), and(eq(settlements.agreedAt, agreedAt), lt(settlements.id, id)));
}
