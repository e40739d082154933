import type { Guest } from '@parterre/contract/guest-lists';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Reader } from '../../../context.ts';
import { requireGeometry } from '../../seating-plans/read-geometry.ts';
import { seatIndexOf } from '../../seats/require-plan.ts';
import type { ShowRow } from '../../show-rows/require-show.ts';

const dialect = new PgDialect();

const SELECT = sql`
  select g.id, g.guest_list_id, g.name, g.email, g.plus_ones, g.status, g.note, g.decided_by, o.order_id, g.created_at,
    g.revision, (
      select array_agg(i.seat order by i.seat) from order_items i
      where i.promoter_id = g.promoter_id and i.order_id = g.order_id and i.status = 'ACTIVE' and i.seat is not null
    )`;

/** Guests `g` of an event in the order asked for, with the seats they have; more columns at the end. */
export async function readGuests(
  ctx: Reader,
  show: Pick<ShowRow, 'promoterId' | 'planVersionId'>,
  { where, rest = sql``, more = sql`true` }: { where: SQL; rest?: SQL; more?: SQL },
): Promise<{ guest: Guest; more: unknown[] }[]> {
  const statement = sql`${SELECT}, ${more} from guests g
    left join orders o on o.promoter_id = g.promoter_id and o.id = g.order_id
    where g.promoter_id = ${show.promoterId} and ${where} ${rest}`;
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const rows = await ctx.query(text, params);
  const nameSeats = await seatNamesOf(
    ctx,
    show,
    rows.some((columns) => columns[11] !== null),
  );
  return rows.map((columns) => ({ guest: toGuest(columns, nameSeats), more: columns.slice(12) }));
}

type NameSeats = (seats: unknown) => string[];

async function seatNamesOf(
  ctx: Reader,
  { planVersionId }: Pick<ShowRow, 'planVersionId'>,
  hasSeats: boolean,
): Promise<NameSeats> {
  if (!hasSeats || planVersionId === null) return () => [];
  const index = seatIndexOf(await requireGeometry(ctx, planVersionId));
  return (seats) => (Array.isArray(seats) ? seats.map((seat) => index.seatIdOf(Number(seat))) : []);
}

function toGuest(columns: unknown[], nameSeats: NameSeats): Guest {
  const [id, guestListId, name, email, plusOnes, status, note, decidedBy, orderId, createdAt, revision, seats] =
    columns;
  return {
    guestId: Number(id),
    guestListId: Number(guestListId),
    name: String(name),
    email: String(email),
    plusOnes: Number(plusOnes),
    status: status as Guest['status'],
    note: String(note),
    decidedBy: decidedBy === null ? null : String(decidedBy),
    orderId: orderId === null ? null : String(orderId),
    seatIds: nameSeats(seats),
    createdAt: new Date(String(createdAt)).toISOString(),
    revision: Number(revision),
  };
}
