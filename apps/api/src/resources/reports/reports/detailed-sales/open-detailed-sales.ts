import { DETAILED_SALES_COLUMNS } from '@parterre/contract/choices/report-columns';
import type { ReportRequest } from '@parterre/contract/reports/report-request';
import { type Context, type Reader, requirePromoterId } from '#context.ts';
import type { TableRow } from '#documents/table.ts';
import { isPermitted } from '#identity/require-permission.ts';
import { pickLanguage } from '#texts/pick-language.ts';
import { nameFacts } from '../chosen/name-facts.ts';
import { findWindow, packShows, withRows } from '../chosen/pack-shows.ts';
import { readGeometries } from '../chosen/read-geometries.ts';
import { type ReportShow, readReportShows } from '../chosen/read-report-shows.ts';
import { type Report, sumByCurrency } from '../chosen/report.ts';
import { isOfTickets, toTicketValues } from '../chosen/ticket-sql.ts';
import { fieldsOf, writeLinesOf } from './line-cells.ts';
import { openMovements } from './open-movements.ts';
import { openReconciliation } from './open-reconciliation.ts';
import { readLineNames } from './read-line-names.ts';
import {
  countLines,
  findPlace,
  type LineSums,
  type LineWindow,
  type OrderPlace,
  passLines,
  type SaleLine,
  sumLines,
} from './read-lines.ts';
import { type OrderFacts, readOrderFacts } from './read-order-facts.ts';

/** The number of lines of several shows that are read together, and of orders of one show with more lines. */
const SLICE = { lines: 5000, orders: 2000 };

/**
 * Opens a report with one row per ticket of an order, by show and moment of sale, as of the request. A cancelled ticket
 * is left out, or has a second row with the opposite sign. Buyers are masked without `customer:read`, in files without
 * `customer:export`.
 */
export async function openDetailedSales(ctx: Context, request: ReportRequest, form: 'page' | 'file'): Promise<Report> {
  const promoterId = requirePromoterId(ctx);
  const shows = isOfTickets(request) ? await readReportShows(ctx, request) : [];
  const valuesOf = (of: readonly ReportShow[]) => toTicketValues({ promoterId, shows: of, now: ctx.now }, request);
  const counts = await countLines(ctx, valuesOf(shows));
  const counted = withRows(shows, counts);
  // Includes shows without a line, because one whose tickets were all cancelled has movements.
  const withAny = shows.map((show) => ({ show, rows: counts.get(show.id) ?? 1 }));
  const language = pickLanguage(request.culture);
  const seesCustomers = isPermitted(ctx, form === 'page' ? 'customer:read' : 'customer:export');
  const { culture } = request;
  const asked: Asked = { promoterId, culture, seesCustomers, valuesOf };
  return {
    name: 'detailed-sales',
    columns: nameFacts(DETAILED_SALES_COLUMNS, language, seesCustomers),
    currencies: [...new Set(shows.map(({ currency }) => currency))],
    rows: counted.reduce((total, { rows }) => total + rows, 0),
    readTotals: async (reader) => sumByCurrency(shows, await sumLines(reader, valuesOf(shows)), toValues),
    readPage: async ({ offset, limit }, keys) => {
      const { shows: found, skipped } = findWindow(counted, { offset, limit });
      if (found.length === 0) return [];
      const rows: TableRow[] = [];
      const window = { offset: skipped, limit };
      for await (const _ of pass(ctx, asked, {
        of: found,
        keys,
        window,
        rowsAtOnce: limit,
        take: (row) => rows.push(row),
      }));
      return rows;
    },
    passRows: async function* (keys, take, rowsAtOnce) {
      for (const of of packShows(counted, SLICE.lines)) {
        const [only, ...others] = of;
        let behind: OrderPlace | undefined;
        do {
          // A show may have any number of lines, so only those of some orders are sorted at once.
          const upTo =
            only && others.length === 0
              ? await ctx.readLater((reader) => findPlace(reader, only, behind, SLICE.orders))
              : undefined;
          yield* ctx.streamLater((reader) =>
            pass(reader, asked, { of, keys, window: { behind, upTo }, rowsAtOnce, take }),
          );
          behind = upTo;
        } while (behind);
      }
    },
    sheets: [
      ...openMovements(ctx, { packs: () => packShows(withAny, SLICE.lines), valuesOf, culture, language }),
      openReconciliation(ctx, { shows, values: valuesOf(shows), language }),
    ],
  };
}

/** What is asked of the lines of every show. */
interface Asked {
  promoterId: number;
  culture: string;
  seesCustomers: boolean;
  valuesOf: (of: readonly ReportShow[]) => ReturnType<typeof toTicketValues>;
}

interface Part {
  of: readonly ReportShow[];
  keys: readonly string[];
  window?: LineWindow;
  rowsAtOnce: number;
  take: (row: TableRow) => void;
}

/** Takes the rows of some shows, and yields after every `rowsAtOnce` of them. */
async function* pass(
  reader: Reader,
  { promoterId, culture, seesCustomers, valuesOf }: Asked,
  { of, keys, window = {}, rowsAtOnce, take }: Part,
): AsyncGenerator<void> {
  const fields = fieldsOf(keys);
  const names = await readLineNames(reader, promoterId, of, culture);
  const geometries = fields.includes('seat') ? await readGeometries(reader, of) : undefined;
  const open = (orders?: ReadonlyMap<number, OrderFacts>) => {
    const writers = new Map(
      of.map((show) => {
        const own = { show, names: names.get(show.id), geometry: geometries?.get(show.planVersionId ?? 0) };
        return [show.id, writeLinesOf({ ...own, orders, culture, seesCustomers }, keys)];
      }),
    );
    return (line: SaleLine) => take(writers.get(line.showId)?.(line) ?? []);
  };
  const lines = { values: valuesOf(of), timeZones: of.map(({ timeZone }) => timeZone), fields, rowsAtOnce };
  if (!fields.includes('orderKey')) return yield* passLines(reader, { ...lines, take: open() }, window);
  let waiting: SaleLine[] = [];
  for await (const _ of passLines(reader, { ...lines, take: (line) => waiting.push(line) }, window)) {
    const read = waiting;
    waiting = [];
    read.forEach(open(await readOrderFacts(reader, promoterId, read)));
    yield;
  }
}

const toValues = ({ tickets, faceMinor, discountMinor, feeMinor, paidMinor, taxMinor }: LineSums) => ({
  quantity: tickets,
  face_value: faceMinor,
  discount: discountMinor,
  booking_fee: feeMinor,
  price_paid: paidMinor,
  tax: taxMinor,
  net: paidMinor - taxMinor,
});
