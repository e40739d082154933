import * as endpoints from '@parterre/contract/api-keys';
import { and, count, desc, eq, inArray, lt, or, type SQL } from 'drizzle-orm';
import { apiKeys } from '../../db/schema/api-keys.ts';
import { invalidField } from '../../errors.ts';
import { findMembership } from '../../identity/actor.ts';
import { COUNTED_ROWS, toOffset, toPage } from '../../lists/page-answer.ts';
import { decodeCursor, encodeCursor } from '../../lists/page-cursor.ts';
import { verb } from '../../verb.ts';
import { presentApiKey, selectKeys } from './present-api-key.ts';

const SORT = 'created-';

/** Keys of the promoters whose whole the caller works for, newest first. */
export const listApiKeys = verb(endpoints.listApiKeys, async (ctx, { query }) => {
  const offset = toOffset(query);
  const wholeOnes = ctx.promoterIds.filter((id) => findMembership(ctx.actor, id)?.scope === 'promoter');
  const own = inArray(apiKeys.promoterId, wholeOnes);
  const counted = ctx.db.select({ id: apiKeys.id }).from(apiKeys).where(own).limit(COUNTED_ROWS).as('counted');
  const [found, total] = await Promise.all([
    selectKeys(ctx)
      .where(and(own, isOlder(query.next)))
      .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
      .limit(query.pageSize + 1)
      .offset(offset),
    ctx.db.select({ rows: count() }).from(counted),
  ]);
  const rows = found.slice(0, query.pageSize);
  const last = found.length > query.pageSize ? rows.at(-1)?.key : undefined;
  return toPage(
    rows.map(presentApiKey),
    total[0]?.rows ?? 0,
    query.pageSize,
    last && encodeCursor({ sort: SORT, value: last.createdAt.toISOString(), id: last.id }),
  );
});

function isOlder(next: string | undefined): SQL | undefined {
  if (next === undefined) return undefined;
  const { value, id } = decodeCursor(next, SORT);
  const createdAt = new Date(value);
  if (Number.isNaN(createdAt.getTime())) throw invalidField('next', 'Send the next of the page before as it was');
  return or(lt(apiKeys.createdAt, createdAt), and(eq(apiKeys.createdAt, createdAt), lt(apiKeys.id, id)));
}
