import type { listShowHistory as endpoint } from '@parterre/contract/shows/history';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Context } from '../../../context.ts';
import { priceTypes } from '../../../db/schema/events/prices.ts';
import { type AuditPart, auditEntries } from '../../../db/schema/ground/audit.ts';
import { holds } from '../../../db/schema/seating/holds.ts';
import { openPage } from '../../../lists/open-page.ts';
import { byInstant, descending } from '../../../lists/order.ts';
import { countRows, type PageAnswer, type PageQuery } from '../../../lists/page-answer.ts';
import { chooseText } from '../../../texts/choose-text.ts';
import type { ShowRow } from '../../events/show-rows/require-show.ts';
import { type ChangedThing, listChanges } from './list-changes.ts';
import { collectIds, nameChange } from './name-changes.ts';
import { readNames } from './read-names.ts';
import { summariseEntry } from './summarise-entry.ts';
import { type OrdinalNames, summariseSeats } from './summarise-seats.ts';

export type HistoryEntry = z.output<(typeof endpoint)['response']['schema']>['items'][number];

const NEWEST_FIRST = descending('at', byInstant(auditEntries.at), auditEntries.id);
/** Sales and guests are audited too, but they are not changes of the show. */
const PEOPLE = ['order', 'basket', 'customer', 'resale-listing'];
/** Entries about single guests are left out: their list has them, and they contain names. */
const NOT_OF_GUESTS = sql`left(${auditEntries.action}, 6) <> 'guest.'`;

type HistoryQuery = PageQuery & { object?: readonly string[] | undefined };

/** What staff did to a show, newest first, from the audit; with `object` only to things of these kinds. */
export async function readHistory(ctx: Context, show: ShowRow, query: HistoryQuery): Promise<PageAnswer<HistoryEntry>> {
  const ofShow = and(
    eq(auditEntries.promoterId, show.promoterId),
    eq(auditEntries.showId, show.id),
    NOT_OF_GUESTS,
    query.object ? inArray(auditEntries.object, [...query.object]) : notInArray(auditEntries.object, PEOPLE),
  );
  const page = openPage(query, NEWEST_FIRST);
  const [rows, counted] = await Promise.all([
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
  ]);
  return page.answer(
    { rows, counted },
    ({ at, id }) => [at, id],
    (found) => presentEntries(ctx, show, found),
  );
}

interface AuditRow extends ChangedThing {
  id: number;
  at: Date;
  actorName: string;
  parts: AuditPart[];
  reason: string | null;
}

async function presentEntries(ctx: Context, show: ShowRow, rows: readonly AuditRow[]): Promise<HistoryEntry[]> {
  const ordinals = rows.some((row) => row.object === 'seats') ? await readOrdinalNames(ctx, show) : undefined;
  const changes = rows.map((row) => listChanges(row, show.defaultCulture));
  const names = await readNames(ctx, show, collectIds(changes.flat()));
  return rows.map((row, index) => ({
    id: row.id,
    at: row.at.toISOString(),
    actor: row.actorName,
    action: row.action,
    object: row.object,
    summary:
      ordinals && row.object === 'seats'
        ? summariseSeats(row.before, row.after, ordinals)
        : summariseEntry(row, show.defaultCulture),
    ...(row.reason === null ? {} : { reason: row.reason }),
    changes: (changes[index] ?? []).map((change) => nameChange(change, names)),
  }));
}

async function readOrdinalNames(ctx: Context, show: ShowRow): Promise<OrdinalNames> {
  const prices = await ctx.db
    .select({ ordinal: priceTypes.ordinal, name: priceTypes.name })
    .from(priceTypes)
    .where(and(eq(priceTypes.promoterId, show.promoterId), eq(priceTypes.showId, show.id)));
  const held = await ctx.db
    .select({ ordinal: holds.ordinal, label: holds.label })
    .from(holds)
    .where(and(eq(holds.promoterId, show.promoterId), eq(holds.showId, show.id)));
  return {
    prices: new Map(prices.map(({ ordinal, name }) => [ordinal, chooseText(name, show.defaultCulture)])),
    holds: new Map(held.map(({ ordinal, label }) => [ordinal, label])),
  };
}
