import { SALES_COLUMNS } from '@parterre/contract/choices/report-columns';
import { toPercent } from '@parterre/contract/money/basis-points';
import type { PriceStock } from '@parterre/contract/prices';
import type { ReportRequest } from '@parterre/contract/reports/report-request';
import type { Context, Reader } from '#context.ts';
import { type Cell, toDecimal } from '#documents/table.ts';
import { readStock } from '#resources/events/prices/places/read-stock.ts';
import { chooseText } from '#texts/choose-text.ts';
import type { Language } from '#texts/en-GB/language.ts';
import { pickLanguage } from '#texts/pick-language.ts';
import { nameZone, toLocalDay } from '#time/zones.ts';
import { nameFacts } from '../chosen/name-facts.ts';
import { findWindow, packShows, withRows } from '../chosen/pack-shows.ts';
import { percentageOf } from '../chosen/percentage-of.ts';
import { type ReportShow, readReportShows } from '../chosen/read-report-shows.ts';
import { type NamedFact, pickCells, type Report, type ReportTotals } from '../chosen/report.ts';
import { isOfTickets, toTicketValues } from '../chosen/ticket-sql.ts';
import { openSalesDays } from './open-sales-days.ts';
import {
  countSalesLines,
  NOTHING_SOLD,
  readHeldOnSale,
  readSalesLines,
  type SalesLine,
  type SalesSums,
  sumSales,
  toNet,
  toTax,
} from './read-sales.ts';
import { addStock, STOCK, type StockSums } from './sum-stock.ts';

type Key = (typeof SALES_COLUMNS)[number]['key'];

/** The number of rows that are read and held at once. */
const SLICE = 200;
/**
 * The maximum number of shows whose stock a page sums, because each needs a query of its own. For more shows, the last
 * row of the workbook has the sum, because the workbook reads all of them.
 */
const STOCKED_MAX = 10;

/**
 * Opens a report with one row per show and price type, including those without a sale. Pending tickets have their own
 * column; including them changes amounts and percentages (Sold % and Yield %), including cancelled ones changes amounts
 * only. A cancelled ticket is in the gross and, negative, in the cancelled amount, so that the net stays the same. Days
 * of sale narrow sales only: the stock is as of now, so the percentages of it are of all days, and headings say so.
 */
export async function openSales(ctx: Context, request: ReportRequest): Promise<Report> {
  const shows = isOfTickets(request) ? await readReportShows(ctx, request) : [];
  const counted = withRows(shows, await countSalesLines(ctx, shows, request.priceNames));
  const language = pickLanguage(request.culture);
  const promoterId = ctx.promoterIds[0] ?? 0;
  const valuesOf = (of: readonly ReportShow[]) => toTicketValues({ promoterId, shows: of, now: ctx.now }, request);
  const todaysOf = (of: readonly ReportShow[]) => of.map(({ timeZone }) => toLocalDay(ctx.now, timeZone));
  const { promoterCode, culture } = request;
  const hand = { promoterCode, culture, hasHeldOnSale: request.columns.includes('held_sale_allowed') };
  const stock: StockSums = new Map();
  const read = async (reader: Reader, of: readonly ReportShow[]) => {
    const lines = await readSalesLines(reader, valuesOf(of), todaysOf(of));
    const ofAllDays = hasDays(request)
      ? await readSalesLines(
          reader,
          toTicketValues({ promoterId, shows: of, now: ctx.now }, toAllDays(request)),
          todaysOf(of),
        )
      : lines;
    return presentLines(reader, of, { lines, ofAllDays }, hand);
  };
  return {
    name: 'sales',
    columns: nameColumns(request, language),
    currencies: [...new Set(shows.map(({ currency }) => currency))],
    rows: counted.reduce((total, { rows }) => total + rows, 0),
    readTotals: async (reader) => {
      if (stock.size === 0 && counted.length <= STOCKED_MAX)
        addStock(
          stock,
          await read(
            reader,
            counted.map(({ show }) => show),
          ),
        );
      const sums = await sumSales(reader, valuesOf(shows), todaysOf(shows));
      const sold = new Map(sums.map((own) => [own.currency, own]));
      // Nothing sold is a sum, too: zero, in the currency of the shows.
      const currencies = [...new Set([...sold.keys(), ...counted.map(({ show }) => show.currency)])];
      return currencies.map((currency) =>
        toTotals(sold.get(currency) ?? { ...NOTHING_SOLD, currency }, stock.get(currency)),
      );
    },
    readPage: async (window, keys) => {
      const { shows: found, skipped } = findWindow(counted, window);
      const rows = found.length === 0 ? [] : await read(ctx, found);
      return pickCells(rows.slice(skipped, skipped + window.limit), keys);
    },
    passRows: async function* (keys, take) {
      for (const pack of packShows(counted, SLICE)) {
        const rows = await ctx.readLater((reader) => read(reader, pack));
        addStock(stock, rows);
        yield pickCells(rows, keys).forEach(take);
      }
    },
    sheets: [openSalesDays(ctx, valuesOf(shows), language)],
  };
}

const hasDays = ({ salesFrom, salesTo }: ReportRequest): boolean => salesFrom !== null || salesTo !== null;
const toAllDays = (request: ReportRequest): ReportRequest => ({ ...request, salesFrom: null, salesTo: null });

const STOCK_KEYS: ReadonlySet<string> = new Set(['capacity', ...STOCK]);

/** Names the columns, and says of figures with what they are compared. */
function nameColumns(request: ReportRequest, language: Language): NamedFact[] {
  const { cells, definitions } = language;
  const soldOf = request.includePending ? definitions.soldAndPendingOfAllocated : definitions.soldOfAllocated;
  const percentages = new Map([
    ['sold_percent', soldOf],
    ['yield_percent', definitions.yield],
  ]);
  return nameFacts(SALES_COLUMNS, language).map((column) => {
    const definition = percentages.get(column.key);
    if (!hasDays(request)) return { ...column, definition };
    if (definition !== undefined)
      return {
        ...column,
        header: cells.nowOfAllDays(column.header),
        definition: definitions.ofAllDays(definition),
      };
    if (!STOCK_KEYS.has(column.key)) return column;
    return { ...column, header: cells.now(column.header), definition: definitions.stockNow };
  });
}

interface Hand {
  promoterCode: string;
  culture: string;
  hasHeldOnSale: boolean;
}

const NOTHING_HELD: ReadonlyMap<number, number> = new Map();

async function presentLines(
  reader: Reader,
  shows: readonly ReportShow[],
  { lines, ofAllDays }: { lines: readonly SalesLine[]; ofAllDays: readonly SalesLine[] },
  hand: Hand,
): Promise<Record<Key, Cell>[]> {
  const whole = new Map(ofAllDays.map((line) => [line.id, line]));
  const rows: Record<Key, Cell>[] = [];
  for (const show of shows) {
    const own = lines.filter(({ showId }) => showId === show.id);
    const stock = await readStock(reader, show, own);
    const onSale = hand.hasHeldOnSale ? await readHeldOnSale(reader, show, own) : NOTHING_HELD;
    for (const line of own) {
      const left = stock.get(line.id);
      if (left)
        rows.push({
          ...describeShow(show, hand),
          ...describeLine(show, line, { ...left, heldOnSale: onSale.get(line.id) ?? 0 }, hand),
          ...compareWithStock(whole.get(line.id) ?? line, left),
        });
    }
  }
  return rows;
}

type ShowKey =
  | 'promoter_code'
  | 'show_code'
  | 'show_name'
  | 'campaign'
  | 'tour'
  | 'venue'
  | 'town'
  | 'show_date'
  | 'show_time'
  | 'show_zone'
  | 'show_status'
  | 'capacity'
  | 'currency';

const describeShow = (show: ReportShow, { promoterCode }: Hand): Record<ShowKey, Cell> => ({
  promoter_code: promoterCode,
  show_code: show.showCode,
  show_name: show.name,
  campaign: show.campaign,
  tour: show.tour,
  venue: show.venueName,
  town: show.town,
  show_date: show.startsAtLocal.slice(0, 10),
  show_time: show.startsAtLocal.slice(11, 19),
  show_zone: nameZone(show.startsAt, show.timeZone),
  show_status: show.status,
  capacity: show.capacity,
  currency: show.currency,
});

function describeLine(
  show: ReportShow,
  line: SalesLine,
  stock: PriceStock & { heldOnSale: number },
  { culture }: Hand,
): Record<Exclude<Key, ShowKey | PercentKey>, Cell> {
  const money = (amountMinor: number) => toDecimal(amountMinor, show.currency);
  const choose = (text: SalesLine['name']) => chooseText(text, culture, show.defaultCulture);
  return {
    price_group: choose(line.groupName),
    price_type: choose(line.name),
    price_type_id: String(line.id),
    item_type: 'ticket',
    face_value: money(line.faceValueMinor),
    booking_fee: money(line.bookingFeeMinor),
    allocated: stock.allocation,
    sold: line.sold,
    pending: line.pending,
    cancelled: line.cancelled,
    refunded_tickets: line.refunded,
    comps: line.comps,
    in_baskets: stock.inBaskets,
    held_no_sale: stock.held,
    blocked_alternating: stock.blocked,
    held_sale_allowed: stock.heldOnSale,
    reserved_by_codes: stock.reservedByCodes,
    available: stock.available,
    gross_sales: money(line.grossMinor),
    fees: money(line.feeMinor),
    discounts: money(line.discountMinor),
    refunds: money(line.backMinor),
    tax_rate: line.taxRateBasisPoints === null ? null : toPercent(line.taxRateBasisPoints),
    tax: money(toTax(line)),
    fee_tax: money(line.feeTaxMinor),
    net_sales: money(toNet(line)),
    gross_potential: money(potentialOf(line, stock)),
    average_price: line.counted === 0 ? null : money(Math.round((line.grossMinor + line.backMinor) / line.counted)),
    sold_today: line.soldToday,
    sold_last_7_days: line.soldLast7Days,
    first_sale: line.firstOn,
    last_sale: line.lastOn,
    sold_at_sites: line.partnerSites,
  };
}

type PercentKey = 'sold_percent' | 'yield_percent';

/** `line` has the sales of all days. */
const compareWithStock = (line: SalesLine, stock: PriceStock): Record<PercentKey, Cell> => ({
  sold_percent: percentageOf(line.counted, stock.allocation),
  yield_percent: percentageOf(line.grossMinor + line.backMinor, potentialOf(line, stock)),
});

const potentialOf = ({ faceValueMinor }: SalesLine, { allocation }: PriceStock): number => allocation * faceValueMinor;

const toTotals = (sums: SalesSums, stock: Record<string, number> = {}): ReportTotals => ({
  currency: sums.currency,
  values: {
    ...stock,
    sold: sums.sold,
    pending: sums.pending,
    cancelled: sums.cancelled,
    refunded_tickets: sums.refunded,
    comps: sums.comps,
    gross_sales: sums.grossMinor,
    fees: sums.feeMinor,
    discounts: sums.discountMinor,
    refunds: sums.backMinor,
    tax: toTax(sums),
    fee_tax: sums.feeTaxMinor,
    net_sales: toNet(sums),
    sold_today: sums.soldToday,
    sold_last_7_days: sums.soldLast7Days,
  },
});
