import { DETAILED_SALES_COLUMNS } from '@parterre/contract/choices/report-columns';
import type { ReportRequest } from '@parterre/contract/reports/report-request';
import type { Geometry } from '@parterre/seating-plan';
import { type Context, type Reader, requirePromoterId } from '../../../../context.ts';
import { type Cell, toDecimal } from '../../../../documents/table.ts';
import { isPermitted } from '../../../../identity/require-permission.ts';
import { chooseText } from '../../../../texts/choose-text.ts';
import type { Language } from '../../../../texts/en-GB.ts';
import { pickLanguage } from '../../../../texts/pick-language.ts';
import { toLocalDay, toWallTime } from '../../../../time/zones.ts';
import { maskBuyer, maskWords } from '../../../sales/customer-rows/mask-buyer.ts';
import { presentRefund } from '../../../sales/orders/present/present-refund.ts';
import { requireOwnGeometry } from '../../../seating/seating-plans/read-geometry.ts';
import { seatIndexOf } from '../../../seating/seats/require-plan.ts';
import { nameFacts } from '../chosen/name-facts.ts';
import { findWindow, packShows, withRows } from '../chosen/pack-shows.ts';
import { type ReportShow, readReportShows } from '../chosen/read-report-shows.ts';
import { type Report, sumByCurrency } from '../chosen/report.ts';
import { isOfTickets, toTicketValues } from '../chosen/ticket-sql.ts';
import { findPlace, type LineSums, type OrderPlace, readLines, type SaleLine, sumLines } from './read-lines.ts';
import { type OrderFacts, readOrderFacts } from './read-order-facts.ts';

type Key = (typeof DETAILED_SALES_COLUMNS)[number]['key'];
type Row = Partial<Record<Key, Cell>>;

/** Lines of several events that are read together, and orders of one event with more. */
const SLICE = { lines: 2000, orders: 1000 };

/**
 * One row per ticket of an order, by event and moment of sale, as they stood when it was asked for. What was cancelled is
 * left out, or stands there twice: as it was sold, and with the other sign. Who bought is masked without `customer:read`,
 * in files without `customer:export`.
 */
export async function openDetailedSales(ctx: Context, request: ReportRequest, form: 'page' | 'file'): Promise<Report> {
  const promoterId = requirePromoterId(ctx);
  const shows = isOfTickets(request) ? await readReportShows(ctx, request) : [];
  const valuesOf = (of: readonly ReportShow[]) => toTicketValues({ promoterId, shows: of, now: ctx.now }, request);
  const sums = await sumLines(ctx, valuesOf(shows));
  const counted = withRows(shows, new Map(sums.map(({ showId, lines }) => [showId, lines])));
  const language = pickLanguage(request.culture);
  const seesCustomers = isPermitted(ctx, form === 'page' ? 'customer:read' : 'customer:export');
  const read = async (reader: Reader, of: readonly ReportShow[], window: Parameters<typeof readLines>[2] = {}) => {
    const lines = await readLines(reader, valuesOf(of), window);
    const orders = await readOrderFacts(reader, promoterId, lines, request.columns);
    return presentLines(reader, of, lines, { culture: request.culture, language, seesCustomers, orders });
  };
  return {
    name: 'detailed-sales',
    columns: nameFacts(DETAILED_SALES_COLUMNS, language, seesCustomers),
    currencies: [...new Set(shows.map(({ currency }) => currency))],
    rows: counted.reduce((total, { rows }) => total + rows, 0),
    totals: sumByCurrency(shows, sums, toValues),
    readPage: async (window) => {
      const { shows: found, skipped } = findWindow(counted, window);
      return found.length === 0 ? [] : read(ctx, found, { offset: skipped, limit: window.limit });
    },
    readSlices: async function* () {
      for (const pack of packShows(counted, SLICE.lines)) {
        const [only, ...others] = pack;
        if (only && others.length === 0) yield* readByOrders(ctx, only, (reader, window) => read(reader, pack, window));
        else yield await ctx.readLater((reader) => read(reader, pack));
      }
    },
  };
}

/** An event may have any number of lines: only those of some orders are held at once. */
async function* readByOrders(
  ctx: Context,
  show: ReportShow,
  read: (reader: Reader, window: { behind?: OrderPlace; upTo?: OrderPlace }) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let behind: OrderPlace | undefined;
  do {
    const slice = await ctx.readLater(async (reader) => {
      const upTo = await findPlace(reader, show, behind, SLICE.orders);
      return { upTo, rows: await read(reader, { ...(behind && { behind }), ...(upTo && { upTo }) }) };
    });
    yield slice.rows;
    behind = slice.upTo;
  } while (behind);
}

interface Hand {
  culture: string;
  language: Language;
  seesCustomers: boolean;
  /** Empty when no column shows what is known of whole orders. */
  orders: ReadonlyMap<number, OrderFacts>;
}

async function presentLines(
  reader: Reader,
  shows: readonly ReportShow[],
  lines: readonly SaleLine[],
  hand: Hand,
): Promise<Row[]> {
  const places = new Map<number, { show: ReportShow; geometry: Geometry | undefined }>();
  const seated = new Set(lines.flatMap(({ seat, showId }) => (seat === null ? [] : [showId])));
  for (const show of shows) {
    const hasPlan = seated.has(show.id) && show.planVersionId !== null;
    const geometry = hasPlan ? await requireOwnGeometry(reader, show.planVersionId ?? 0) : undefined;
    places.set(show.id, { show, geometry });
  }
  return lines.flatMap((line) => {
    const place = places.get(line.showId);
    return place ? [describe(line, place.show, place.geometry, hand)] : [];
  });
}

function describe(
  line: SaleLine,
  show: ReportShow,
  geometry: Geometry | undefined,
  { culture, language, seesCustomers, orders }: Hand,
): Row {
  const { sign } = line;
  const order = orders.get(line.orderKey);
  const money = (amountMinor: number) => toDecimal(sign * amountMinor, show.currency);
  const choose = (text: SaleLine['priceName'] | null) =>
    text === null ? null : chooseText(text, culture, show.defaultCulture);
  const [orderedOn = '', orderedAt = ''] = toWallTime(line.createdAt, show.timeZone).split('T');
  const [cancelledOn = null, cancelledAt = null] =
    line.cancelledAt && sign < 0 ? toWallTime(line.cancelledAt, show.timeZone).split('T') : [];
  const buyer = seesCustomers ? line.buyer : maskBuyer(line.buyer);
  return {
    order_id: line.orderId,
    order_item_id: String(line.itemId),
    external_order_ref: line.externalReference,
    order_date: orderedOn,
    order_time: orderedAt,
    order_status: line.status,
    payment_status: line.paymentStatus,
    refund_status: presentRefund(line),
    show_code: show.showCode,
    show_name: show.name,
    show_date: show.startsAtLocal.slice(0, 10),
    venue: show.venueName,
    price_group: choose(line.groupName),
    price_type: choose(line.priceName),
    item_type: language.itemTypes.ticket,
    ...describeSeat(line.seat, geometry),
    hold_label: line.hold,
    quantity: sign,
    face_value: money(line.faceMinor),
    discount: money(line.discountMinor),
    offer_code: line.offerCode,
    offer_tag: line.offerTag,
    booking_fee: money(line.feeMinor),
    price_paid: money(line.paidMinor),
    tax: money(line.taxMinor),
    net: money(line.paidMinor - line.taxMinor),
    currency: show.currency,
    ...describeOrder(order, show, { choose, seesCustomers }),
    instalment_plan: choose(line.plan),
    sales_channel: line.channel,
    partner_site: line.partnerSite,
    customer_name: buyer.name,
    customer_email: buyer.email,
    cancelled_date: cancelledOn,
    cancelled_time: cancelledAt,
    barcode_end: maskBarcode(line.barcode),
  };
}

type OrderKey =
  | 'payment_method'
  | 'payment_reference'
  | 'payment_date'
  | 'amount_outstanding'
  | 'order_postage'
  | 'delivery'
  | 'order_note';

/** What belongs to the order as a whole stands beside each of its tickets, and is never added up. */
function describeOrder(
  order: OrderFacts | undefined,
  { currency, timeZone }: ReportShow,
  { choose, seesCustomers }: { choose: (text: SaleLine['plan']) => Cell; seesCustomers: boolean },
): Record<OrderKey, Cell> | undefined {
  if (!order) return undefined;
  return {
    payment_method: order.paymentMethods,
    payment_reference: order.paymentReferences,
    payment_date: order.paidAt && toLocalDay(order.paidAt, timeZone),
    amount_outstanding: toDecimal(order.outstandingMinor, currency),
    order_postage: toDecimal(order.postageMinor, currency),
    delivery: choose(order.delivery),
    order_note: seesCustomers ? order.notes : order.notes && maskWords(order.notes),
  };
}

/** Enough to tell tickets apart, too little to let anybody in. */
const maskBarcode = (barcode: string): string => barcode.slice(-4).padStart(barcode.length, '*');

type SeatKey = 'block' | 'row' | 'seat' | 'seat_id';

function describeSeat(seat: number | null, geometry: Geometry | undefined): Record<SeatKey, Cell> {
  if (seat === null || !geometry) return { block: null, row: null, seat: null, seat_id: null };
  return {
    block: geometry.blocks[geometry.block[seat] ?? -1]?.label ?? null,
    row: geometry.rows[geometry.row[seat] ?? -1]?.label ?? null,
    seat: geometry.labels[geometry.label[seat] ?? -1] ?? null,
    seat_id: seatIndexOf(geometry).seatIdOf(seat),
  };
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
