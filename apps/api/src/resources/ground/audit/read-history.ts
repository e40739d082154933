import type { HistoryEntry } from '@parterre/contract/shows/history';
import { and, eq, gt, inArray, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { runConcurrently } from '#db/run-concurrently.ts';
import { auditEntries } from '#db/schema/ground/audit.ts';
import type { Actor } from '#identity/actor.ts';
import { openPage } from '#lists/open-page.ts';
import { byInstant, descending } from '#lists/order.ts';
import { countRows, type PageAnswer, type PageQuery } from '#lists/page-answer.ts';
import type { ShowRow } from '../show-rows/require-show.ts';
import { type AuditLine, describeChanges } from './describe-changes.ts';

const NEWEST_FIRST = descending('at', byInstant(auditEntries.at), auditEntries.id);
/** Sales and guests are audited too, but they are not changes of the show. */
const PEOPLE = ['order', 'basket', 'customer', 'resale-listing'];
/** Entries about single guests are left out: their list has them, and they contain names. */
const NOT_OF_GUESTS = sql`left(${auditEntries.action}, 6) <> 'guest.'`;

interface HistoryQuery extends PageQuery {
  object?: readonly string[] | undefined;
  after?: string | undefined;
  byOthers?: boolean | undefined;
}

/** Matches changes of shows by other users, as the histories of shows list them. */
export const changesByOthers = (actor: Actor): SQL | undefined =>
  and(NOT_OF_GUESTS, notInArray(auditEntries.object, PEOPLE), ne(auditEntries.actorId, actor.id));

/** Reads the changes of a show by staff from the audit, newest first. `object` limits them to things of these kinds. */
export async function readHistory(ctx: Context, show: ShowRow, query: HistoryQuery): Promise<PageAnswer<HistoryEntry>> {
  const ofShow = and(
    eq(auditEntries.promoterId, show.promoterId),
    eq(auditEntries.showId, show.id),
    NOT_OF_GUESTS,
    query.byOthers ? ne(auditEntries.actorId, ctx.actor.id) : undefined,
    query.after === undefined ? undefined : gt(auditEntries.at, new Date(query.after)),
    query.object ? inArray(auditEntries.object, [...query.object]) : notInArray(auditEntries.object, PEOPLE),
  );
  const page = openPage(query, NEWEST_FIRST);
  const [rows, counted] = await runConcurrently(
    ctx.db
      .select({
        id: auditEntries.id,
        at: auditEntries.at,
        actorName: auditEntries.actorName,
        action: auditEntries.action,
        object: auditEntries.object,
        objectId: auditEntries.objectId,
        before: auditEntries.before,
        after: auditEntries.after,
        parts: auditEntries.parts,
        reason: auditEntries.reason,
      })
      .from(auditEntries)
      .where(and(ofShow, page.behind))
      .orderBy(...page.by)
      .limit(page.limit)
      .offset(page.offset),
    countRows(ctx, auditEntries, ofShow),
  );
  return page.answer(
    { rows, counted },
    ({ at, id }) => [at, id],
    (found) => presentEntries(ctx, show, found),
  );
}

interface HistoryRow extends Omit<AuditLine, 'promoterId' | 'showId' | 'culture'> {
  id: number;
  at: Date;
  actorName: string;
}

async function presentEntries(ctx: Context, show: ShowRow, rows: readonly HistoryRow[]): Promise<HistoryEntry[]> {
  const of = { promoterId: show.promoterId, showId: show.id, culture: show.defaultCulture };
  const described = await describeChanges(
    ctx,
    rows.map((row) => ({ ...row, ...of })),
  );
  return rows.map((row, index) => ({
    id: row.id,
    at: row.at.toISOString(),
    actor: row.actorName,
    action: row.action,
    object: row.object,
    ...(row.reason === null ? {} : { reason: row.reason }),
    ...(described[index] ?? { summary: {}, changes: [] }),
  }));
}
