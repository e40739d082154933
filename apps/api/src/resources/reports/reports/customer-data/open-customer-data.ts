import { CUSTOMER_DATA_COLUMNS } from '@parterre/contract/choices/report-columns';
import type { CustomerReportRequest } from '@parterre/contract/reports/report-request';
import type { Geometry } from '@parterre/seating-plan';
import type { z } from 'zod';
import { type Context, type Reader, requirePromoterId } from '#context.ts';
import { type Cell, toDecimal } from '#documents/table.ts';
import { isPermitted } from '#identity/require-permission.ts';
import { readAnswers } from '#resources/events/questions/answers.ts';
import { maskBuyer, maskWords } from '#resources/ground/customer-rows/mask-buyer.ts';
import { seatIndexOf } from '#resources/seating/seats/require-plan.ts';
import { chooseText } from '#texts/choose-text.ts';
import { pickLanguage } from '#texts/pick-language.ts';
import { toLocalDay } from '#time/zones.ts';
import { nameFacts } from '../chosen/name-facts.ts';
import { findWindow, packShows, withRows } from '../chosen/pack-shows.ts';
import { readGeometries } from '../chosen/read-geometries.ts';
import { type ReportShow, readReportShows } from '../chosen/read-report-shows.ts';
import { type NamedFact, pickCells, type Report, type ReportCells, sumByCurrency } from '../chosen/report.ts';
import { isOfTickets, toTicketValues } from '../chosen/ticket-sql.ts';
import { describeAnswers, type QuestionColumn, readQuestionColumns } from './question-columns.ts';
import { type CustomerLine, type CustomerPair, listPairs, readCustomers, sumCustomers } from './read-customers.ts';

type Request = z.output<typeof CustomerReportRequest>;
type Key = (typeof CUSTOMER_DATA_COLUMNS)[number]['key'];

const SLICE = 1000;

/**
 * Opens a report with one row per customer and show, by show and name, for buyers with an e-mail address who were not
 * erased. If questions are included, each question of the shows has a column. On a page buyers are masked without
 * `customer:read`; a file needs `customer:export` in any case.
 */
export async function openCustomerData(ctx: Context, request: Request, form: 'page' | 'file'): Promise<Report> {
  const promoterId = requirePromoterId(ctx);
  const shows = isOfTickets(request) ? await readReportShows(ctx, request) : [];
  const valuesOf = (of: readonly ReportShow[]) => toTicketValues({ promoterId, shows: of, now: ctx.now }, request);
  const sums = await sumCustomers(ctx, valuesOf(shows));
  const counted = withRows(shows, new Map(sums.map(({ showId, customers }) => [showId, customers])));
  const questions = request.includeQuestions ? await readQuestionColumns(ctx, shows, request) : [];
  const seesCustomers = form === 'file' || isPermitted(ctx, 'customer:read');
  const columns: readonly NamedFact[] = [
    ...nameFacts(CUSTOMER_DATA_COLUMNS, pickLanguage(request.culture), seesCustomers),
    ...questions.map(({ column }) => ({ ...column, isMasked: !seesCustomers })),
  ];
  const byId = new Map(shows.map((show) => [show.id, show]));
  const read = async (reader: Reader, pairs: readonly CustomerPair[], keys: readonly string[]) => {
    const lines = pairs.length === 0 ? [] : await readCustomers(reader, valuesOf([]), pairs);
    const answers = await answersOf(reader, promoterId, lines, questions);
    const of = [...new Set(lines.map(({ showId }) => showId))].flatMap((id) => byId.get(id) ?? []);
    const geometries = keys.includes('seats' satisfies Key) ? await readGeometries(reader, of) : undefined;
    const rows = lines.flatMap((line): ReportCells[] => {
      const show = byId.get(line.showId);
      if (!show) return [];
      const seats = nameSeats(line.seats, geometries?.get(show.planVersionId ?? 0));
      const cells = { ...describe(line, show, request.culture), seats, ...answers(line, request.culture, show) };
      return [seesCustomers ? cells : maskCells(cells, columns)];
    });
    return pickCells(rows, keys);
  };
  return {
    name: 'customer-data',
    columns,
    currencies: [...new Set(shows.map(({ currency }) => currency))],
    rows: counted.reduce((total, { rows }) => total + rows, 0),
    readTotals: async () =>
      sumByCurrency(shows, sums, ({ orders, tickets, spentMinor }) => ({ orders, tickets, total_spent: spentMinor })),
    readPage: async (window, keys) => {
      const { shows: found, skipped } = findWindow(counted, window);
      const pairs = found.length === 0 ? [] : await listPairs(ctx, valuesOf(found));
      return read(ctx, pairs.slice(skipped, skipped + window.limit), keys);
    },
    passRows: async function* (keys, take) {
      for (const pack of packShows(counted, SLICE)) {
        const pairs = await ctx.readLater((reader) => listPairs(reader, valuesOf(pack)));
        for (let i = 0; i < pairs.length; i += SLICE)
          yield (await ctx.readLater((reader) => read(reader, pairs.slice(i, i + SLICE), keys))).forEach(take);
      }
    },
  };
}

function maskCells(cells: ReportCells, columns: readonly NamedFact[]): ReportCells {
  const masked = columns.flatMap(({ key, isMasked }) => {
    const cell = cells[key];
    if (!isMasked || typeof cell !== 'string') return [];
    const isEmail = key === ('customer_email' satisfies Key);
    return [[key, isEmail ? maskBuyer({ name: '', email: cell }).email : maskWords(cell)]];
  });
  return { ...cells, ...Object.fromEntries(masked) };
}

async function answersOf(
  reader: Reader,
  promoterId: number,
  lines: readonly CustomerLine[],
  questions: readonly QuestionColumn[],
): Promise<(line: CustomerLine, culture: string, show: ReportShow) => ReportCells> {
  if (questions.length === 0) return () => ({});
  const orderRows = lines.flatMap((line) => line.orderRows);
  const given = await readAnswers(reader, promoterId, orderRows);
  return (line, culture, { defaultCulture }) => {
    const tickets = new Set(line.itemRows);
    const own = line.orderRows
      .flatMap((id) => given.get(id) ?? [])
      .filter(({ orderItemId }) => orderItemId === null || tickets.has(orderItemId));
    return describeAnswers(questions, own, { culture, defaultCulture, language: pickLanguage(culture) });
  };
}

const nameSeats = (seats: readonly number[], geometry: Geometry | undefined): string | null =>
  geometry ? seats.map((seat) => seatIndexOf(geometry).seatIdOf(seat)).join(', ') : null;

function describe(line: CustomerLine, show: ReportShow, culture: string): Record<Exclude<Key, 'seats'>, Cell> {
  const { address, consents } = line;
  return {
    customer_id: String(line.customerId),
    customer_name: line.name,
    customer_email: line.email,
    phone: line.phone,
    address: address?.lines.join(', ') ?? null,
    town: address?.town ?? null,
    postcode: address?.postcode ?? null,
    country: address?.countryCode ?? null,
    language: line.cultureCode,
    show_code: show.showCode,
    show_name: show.name,
    show_date: show.startsAtLocal.slice(0, 10),
    order_ids: line.orderIds.join(', '),
    orders: line.orders,
    tickets: line.tickets,
    price_types: line.priceNames.map((name) => chooseText(name, culture, show.defaultCulture)).join(', '),
    total_spent: toDecimal(line.spentMinor, show.currency),
    currency: show.currency,
    first_purchase: line.firstOn,
    last_purchase: line.lastOn,
    sales_channel: line.channels.join(', '),
    opt_in_email: consents.email?.isGiven ?? false,
    opt_in_date: consents.email?.isGiven ? toLocalDay(new Date(consents.email.at), show.timeZone) : null,
    opt_in_source: consents.email?.isGiven ? consents.email.source : null,
    opt_in_sms: consents.sms?.isGiven ?? false,
    opt_in_post: consents.post?.isGiven ?? false,
    opt_in_partners: consents.partners?.isGiven ?? false,
    customer_note: line.note,
  };
}
