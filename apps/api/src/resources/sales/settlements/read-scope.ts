import { and, eq } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { column } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import { shows } from '#db/schema/events/shows.ts';
import { invalidField } from '#errors.ts';
import type { PromoterRow } from '#resources/ground/promoter-rows/present-promoter.ts';
import { requireShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { addDays, toDayStart, toLocalDay } from '#time/zones.ts';

/** The requested scope of a statement. Absent values have a default. */
export interface WantedScope {
  showCode?: string | undefined;
  currency?: string | undefined;
  fromOn?: string | undefined;
  toOn?: string | undefined;
}

/**
 * The subject of a statement: one show, or all shows of a promoter in one currency, over days in the time zones of the
 * shows.
 */
export interface SettlementScope {
  promoter: PromoterRow;
  /** null for all shows. */
  show: ShowRow | null;
  shows: ScopeShow[];
  currency: string;
  fromOn: string;
  toOn: string;
}

type ScopeShow = Pick<
  ShowRow,
  'id' | 'timeZone' | 'showCode' | 'name' | 'startsAtLocal' | 'startsOn' | 'defaultCulture'
>;

/**
 * Reads the scope of a statement. Throws NOT_FOUND for a show of another promoter, INVALID for a currency that the show
 * is not sold in, and for a period that ends before it begins.
 */
export async function readScope(ctx: Reader, promoter: PromoterRow, wanted: WantedScope): Promise<SettlementScope> {
  const show = wanted.showCode === undefined ? null : await requireShow(ctx, wanted.showCode);
  const currency = wanted.currency ?? show?.currency ?? promoter.currency;
  if (show && show.currency !== currency)
    throw invalidField('currency', 'notFitting', { message: `The event is sold in ${show.currency}` });
  const own = await ctx.db
    .select({
      id: shows.id,
      timeZone: shows.timeZone,
      showCode: shows.showCode,
      name: shows.name,
      startsAtLocal: shows.startsAtLocal,
      startsOn: shows.startsOn,
      defaultCulture: shows.defaultCulture,
    })
    .from(shows)
    .where(
      and(
        eq(shows.promoterId, promoter.id),
        eq(shows.currency, currency),
        eq(shows.hasOrders, true),
        show ? eq(shows.id, show.id) : undefined,
      ),
    )
    .orderBy(shows.startsOn, shows.showCode);
  const toOn = wanted.toOn ?? toLocalDay(ctx.now, show?.timeZone ?? promoter.timeZone);
  const fromOn = wanted.fromOn ?? (await findFirstDay(ctx, promoter.id, own)) ?? toOn;
  if (wanted.fromOn !== undefined && fromOn > toOn)
    throw invalidField('toOn', 'notFitting', { message: 'The period ends before it begins' });
  return { promoter, show, shows: own, currency, fromOn: fromOn < toOn ? fromOn : toOn, toOn };
}

const FIRST = rowsOf(
  { showId: column.int('w.show_id'), at: column.instant('min(l.at)') },
  (list) => `
  select ${list} from unnest($2::bigint[]) as w (show_id)
  join ledger l on l.promoter_id = $1 and l.show_id = w.show_id
  where not exists (select 1 from settled_rows r where r.promoter_id = $1 and r.ledger_id = l.id)
  group by w.show_id`,
);

/** Finds the day of the first movement that no statement has counted. */
async function findFirstDay(ctx: Reader, promoterId: number, own: readonly ScopeShow[]): Promise<string | undefined> {
  const zones = new Map(own.map(({ id, timeZone }) => [id, timeZone]));
  const rows = await ctx.readRows(FIRST, [promoterId, [...zones.keys()]]);
  return rows.map(({ showId, at }) => toLocalDay(at, zones.get(showId) ?? 'UTC')).sort()[0];
}

/**
 * Returns the values `$1` to `$5` of the statements over a scope: promoter, shows, the start and the end of the period
 * for each, currency.
 */
export function toScopeValues({ promoter, shows: own, fromOn, toOn, currency }: SettlementScope): unknown[] {
  return [
    promoter.id,
    own.map(({ id }) => id),
    own.map(({ timeZone }) => toDayStart(fromOn, timeZone).toISOString()),
    own.map(({ timeZone }) => toDayStart(addDays(toOn, 1), timeZone).toISOString()),
    currency,
  ];
}

export const PERIODS = 'unnest($2::bigint[], $3::timestamptz[], $4::timestamptz[]) as w (show_id, from_at, to_at)';
