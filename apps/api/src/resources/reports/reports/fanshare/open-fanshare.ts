import { FANSHARE_COLUMNS } from '@parterre/contract/choices/report-columns';
import type { ReportRequest } from '@parterre/contract/reports/report-request';
import { type Context, type Reader, requirePromoterId } from '#context.ts';
import { column } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import { type Cell, inParts, toDecimal } from '#documents/table.ts';
import { pickLanguage } from '#texts/pick-language.ts';
import { nameFacts } from '../chosen/name-facts.ts';
import { percentageOf } from '../chosen/percentage-of.ts';
import { type ReportShow, readReportShows } from '../chosen/read-report-shows.ts';
import { pickCells, type Report, sumByCurrency } from '../chosen/report.ts';
import { isNamed, isOfTickets } from '../chosen/ticket-sql.ts';

type Key = (typeof FANSHARE_COLUMNS)[number]['key'];

/**
 * Opens a report with one row per show with tickets that buyers offered for resale, and the results (docs/adr/0017).
 */
export async function openFanshare(ctx: Context, request: ReportRequest): Promise<Report> {
  const shows = isOfTickets(request) ? await readReportShows(ctx, request) : [];
  const lines = await readOffered(ctx, requirePromoterId(ctx), shows, request);
  const byShow = new Map(lines.map((line) => [line.showId, line]));
  const rows = shows.flatMap((show) => {
    const line = byShow.get(show.id);
    return line ? [describe(show, line, request.promoterCode)] : [];
  });
  return {
    name: 'fanshare',
    columns: nameFacts(FANSHARE_COLUMNS, pickLanguage(request.culture)),
    currencies: [...new Set(shows.map(({ currency }) => currency))],
    rows: rows.length,
    readTotals: async () => sumByCurrency(shows, lines, toValues),
    readPage: async ({ offset, limit }, keys) => pickCells(rows.slice(offset, offset + limit), keys),
    passRows: (keys, take) => inParts(pickCells(rows, keys))(take),
  };
}

/**
 * A ticket that was offered twice is one ticket. The last offer gives the result, and none follows one that is open or
 * sold.
 */
const OFFERED = rowsOf(
  {
    showId: column.int('t.show_id'),
    offered: column.int('count(*)::int'),
    open: column.int("count(*) filter (where t.state = 'OPEN')::int"),
    withdrawn: column.int("count(*) filter (where t.state = 'WITHDRAWN')::int"),
    resold: column.int("count(*) filter (where t.state = 'SOLD')::int"),
    revenueMinor: column.int("coalesce(sum(t.asked_minor) filter (where t.state = 'SOLD'), 0)::bigint"),
    firstMinor: column.int("coalesce(sum(t.paid_minor) filter (where t.state = 'SOLD'), 0)::bigint"),
  },
  (list) => `
  select ${list}
  from (
    select distinct on (l.order_item_id) l.show_id, l.state, l.asked_minor, i.paid_minor
    from resale_listings l
    join order_items i on i.promoter_id = $1 and i.id = l.order_item_id
    join price_types p on p.promoter_id = $1 and p.id = i.price_type_id and ${isNamed('$4')}
    join shows s on s.promoter_id = $1 and s.id = l.show_id
    where l.promoter_id = $1 and l.show_id = any($2::bigint[]) and l.created_at <= $3::timestamptz
      and (l.created_at at time zone s.time_zone)::date between $5::date and $6::date
    order by l.order_item_id, l.state = 'WITHDRAWN', l.created_at desc
  ) t
  group by t.show_id`,
);

type Offered = ReturnType<typeof OFFERED.toRow>;

const readOffered = (
  reader: Pick<Reader, 'readRows' | 'now'>,
  promoterId: number,
  shows: readonly ReportShow[],
  { priceNames, salesFrom, salesTo }: ReportRequest,
): Promise<Offered[]> =>
  reader.readRows(OFFERED, [
    promoterId,
    shows.map(({ id }) => id),
    reader.now.toISOString(),
    priceNames.length > 0 ? priceNames : null,
    salesFrom ?? '1900-01-01',
    salesTo ?? '2099-12-31',
  ]);

function describe(show: ReportShow, line: Offered, promoterCode: string): Record<Key, Cell> {
  const money = (amountMinor: number) => toDecimal(amountMinor, show.currency);
  return {
    promoter_code: promoterCode,
    show_code: show.showCode,
    show_name: show.name,
    venue: show.venueName,
    show_date: show.startsAtLocal.slice(0, 10),
    tickets_offered: line.offered,
    tickets_open: line.open,
    tickets_withdrawn: line.withdrawn,
    tickets_resold: line.resold,
    resold_percent: percentageOf(line.resold, line.offered),
    resale_revenue: money(line.revenueMinor),
    average_resale_price: line.resold === 0 ? null : money(Math.round(line.revenueMinor / line.resold)),
    first_price: money(line.firstMinor),
    resale_kept: money(line.firstMinor - line.revenueMinor),
    currency: show.currency,
  };
}

const toValues = ({ offered, open, withdrawn, resold, revenueMinor, firstMinor }: Offered) => ({
  tickets_offered: offered,
  tickets_open: open,
  tickets_withdrawn: withdrawn,
  tickets_resold: resold,
  resale_revenue: revenueMinor,
  first_price: firstMinor,
  resale_kept: firstMinor - revenueMinor,
});
