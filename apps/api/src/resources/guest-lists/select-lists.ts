import type { GuestList } from '@parterre/contract/guest-lists';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Reader } from '../../context.ts';

const dialect = new PgDialect();

/** The people of lists `l`, companions included. */
export const FIGURES = sql`
  left join lateral (
    select coalesce(sum(1 + plus_ones) filter (where status = 'REQUESTED'), 0)::int as requested,
      coalesce(sum(1 + plus_ones) filter (where status = 'APPROVED'), 0)::int as approved,
      coalesce(sum(1 + plus_ones) filter (where status = 'ISSUED'), 0)::int as issued
    from guests where promoter_id = l.promoter_id and guest_list_id = l.id
  ) f on true`;

const COLUMNS = sql`
  l.id, p.code, s.show_code, s.name as show_name, s.starts_at_local::text as starts_at_local, s.time_zone, l.name,
  l.owner_name, l.owner_email, l.allocation, l.most_plus_ones, l.cut_off_at_local::text as cut_off_at_local,
  l.cut_off_at, l.needs_approval, l.hold_id, h.label, l.price_type_id, t.name as price_name, t.is_seated, l.note,
  f.requested, f.approved, f.issued, l.created_at, l.revision`;

/** What `readList` reads, of guest lists `l` and their events `s`. */
export const selectLists = (more: SQL, where: SQL, rest: SQL): SQL => sql`
  select ${COLUMNS}, ${more}
  from guest_lists l
  join shows s on s.promoter_id = l.promoter_id and s.id = l.show_id
  join promoters p on p.id = l.promoter_id
  join price_types t on t.promoter_id = l.promoter_id and t.id = l.price_type_id
  left join holds h on h.promoter_id = l.promoter_id and h.id = l.hold_id
  ${FIGURES}
  where ${where} ${rest}`;

/** Columns in the order of `selectLists`, and what was asked for besides. */
export async function readLists(ctx: Reader, statement: SQL): Promise<{ list: GuestList; more: unknown[] }[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const rows = await ctx.query(text, params);
  return rows.map((columns) => ({ list: toList(columns, ctx.now), more: columns.slice(25) }));
}

function toList(columns: unknown[], now: Date): GuestList {
  const [id, promoterCode, showCode, showName, startsAtLocal, timeZone, name, ownerName, ownerEmail, ...rest] = columns;
  const [allocation, mostPlusOnes, cutOffAtLocal, cutOffAt, needsApproval, holdId, holdLabel, ...ofPrice] = rest;
  const [priceTypeId, priceName, isSeated, note, requested, approved, issued, createdAt, revision] = ofPrice;
  const cutOff = cutOffAt === null ? null : new Date(String(cutOffAt));
  const people = { requested: Number(requested), approved: Number(approved), issued: Number(issued) };
  return {
    guestListId: Number(id),
    promoterCode: String(promoterCode),
    showCode: String(showCode),
    showName: showName as Record<string, string>,
    startsAtLocal: toWallTime(startsAtLocal),
    timeZone: String(timeZone),
    name: String(name),
    ownerName: String(ownerName),
    ownerEmail: String(ownerEmail),
    allocation: Number(allocation),
    mostPlusOnes: Number(mostPlusOnes),
    cutOffAtLocal: cutOffAtLocal === null ? null : toWallTime(cutOffAtLocal),
    cutOffAt: cutOff?.toISOString() ?? null,
    status: cutOff !== null && cutOff <= now ? 'CLOSED' : 'OPEN',
    needsApproval: needsApproval === true,
    holdId: holdId === null ? null : Number(holdId),
    holdLabel: holdLabel === null ? null : String(holdLabel),
    priceTypeId: Number(priceTypeId),
    priceName: priceName as Record<string, string>,
    isSeated: isSeated === true,
    note: String(note),
    figures: { ...people, left: Number(allocation) - people.requested - people.approved - people.issued },
    createdAt: new Date(String(createdAt)).toISOString(),
    revision: Number(revision),
  };
}

const toWallTime = (text: unknown): string => String(text).slice(0, 19).replace(' ', 'T');
