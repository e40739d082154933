import type { DETAILED_SALES_COLUMNS } from '@parterre/contract/choices/report-columns';
import { toPercent } from '@parterre/contract/money/basis-points';
import type { Geometry } from '@parterre/seating-plan';
import { type Cell, type TableRow, toDecimal } from '#documents/table.ts';
import { maskBuyer, maskWords } from '#resources/ground/customer-rows/mask-buyer.ts';
import { presentRefund } from '#resources/sales/orders/present/present-refund.ts';
import { seatIndexOf } from '#resources/seating/seats/require-plan.ts';
import { chooseText } from '#texts/choose-text.ts';
import { nameZone, toLocalDay } from '#time/zones.ts';
import type { ReportShow } from '../chosen/read-report-shows.ts';
import { maskBarcode } from '../mask-barcode.ts';
import type { LineNames } from './read-line-names.ts';
import type { LineField, SaleLine } from './read-lines.ts';
import type { OrderFacts } from './read-order-facts.ts';

type Key = (typeof DETAILED_SALES_COLUMNS)[number]['key'];

/** The data for the cells of one show's lines. Data that no chosen column shows is not read. */
export interface LineHand {
  show: ReportShow;
  /** Absent when no column shows a seat. */
  geometry: Geometry | undefined;
  names: LineNames | undefined;
  /** Absent when no column shows facts about whole orders. */
  orders: ReadonlyMap<number, OrderFacts> | undefined;
  culture: string;
  seesCustomers: boolean;
}

type WriteCell<Line> = (line: Line) => Cell;

interface LineCell {
  reads: readonly LineField[];
  /** Called once for each show, so that a line costs only what differs from line to line. */
  of(hand: LineHand): WriteCell<SaleLine>;
}

/** Defines a cell by the fields that it is written from. Fields are read only for the cells that need them. */
const cell = <Name extends LineField>(
  reads: readonly Name[],
  of: (hand: LineHand) => WriteCell<Pick<SaleLine, Name | 'sign'>>,
): LineCell => ({ reads, of });

const plain = (name: Exclude<LineField, 'orderedInstant'>): LineCell => cell([name], () => (line) => line[name]);

/** Defines a cell that is the same in each line of a show. */
const always = (of: (hand: LineHand) => Cell): LineCell =>
  cell([], (hand) => {
    const value = of(hand);
    return () => value;
  });

const AMOUNTS_MAX = 1000;

/**
 * Caches each written amount, because most lines have the same few prices. A map that is cleared when it is full: an LRU
 * cache would sort itself anew at every one of a million lines.
 */
function writeAmounts({ currency }: ReportShow): (amountMinor: number) => Cell {
  const written = new Map<number, Cell>();
  return (amountMinor) => {
    let amount = written.get(amountMinor);
    if (amount === undefined) {
      if (written.size >= AMOUNTS_MAX) written.clear();
      amount = toDecimal(amountMinor, currency);
      written.set(amountMinor, amount);
    }
    return amount;
  };
}

const money = <Name extends LineField>(
  reads: readonly Name[],
  toMinor: (line: Pick<SaleLine, Name>) => number,
): LineCell =>
  cell(reads, ({ show }) => {
    const write = writeAmounts(show);
    return (line) => write(line.sign * toMinor(line));
  });

const seat = (find: (geometry: Geometry, seat: number) => Cell | undefined): LineCell =>
  cell(
    ['seat'],
    ({ geometry }) =>
      (line) =>
        line.seat === null || !geometry ? null : (find(geometry, line.seat) ?? null),
  );

/** Defines a cell about the whole order. It is repeated for each of its tickets, and never added up. */
const order = (write: (order: OrderFacts, hand: LineHand) => Cell): LineCell =>
  cell(['orderKey'], (hand) => ({ orderKey }) => {
    const facts = hand.orders?.get(orderKey);
    return facts ? write(facts, hand) : null;
  });

/** Defines a cell with a part of the time of cancellation, which only the line that reverses a sale has. */
const cancelled = (from: number, to: number): LineCell =>
  cell(
    ['cancelledAt'],
    () =>
      ({ sign, cancelledAt }) =>
        sign < 0 ? (cancelledAt?.slice(from, to) ?? null) : null,
  );

const CELLS: Record<Key, LineCell> = {
  order_id: plain('orderId'),
  order_item_id: plain('itemId'),
  external_order_ref: plain('externalReference'),
  order_date: cell(
    ['orderedAt'],
    () =>
      ({ orderedAt }) =>
        orderedAt.slice(0, 10),
  ),
  order_time: cell(
    ['orderedAt'],
    () =>
      ({ orderedAt }) =>
        orderedAt.slice(11),
  ),
  order_zone: cell(
    ['orderedInstant'],
    ({ show }) =>
      ({ orderedInstant }) =>
        nameZone(orderedInstant, show.timeZone),
  ),
  order_status: plain('status'),
  payment_status: plain('paymentStatus'),
  refund_status: cell(['status', 'refundStatus'], () => presentRefund),
  show_code: always(({ show }) => show.showCode),
  show_name: always(({ show }) => show.name),
  show_date: always(({ show }) => show.startsAtLocal.slice(0, 10)),
  show_time: always(({ show }) => show.startsAtLocal.slice(11, 19)),
  show_zone: always(({ show }) => nameZone(show.startsAt, show.timeZone)),
  venue: always(({ show }) => show.venueName),
  price_group: cell(
    ['priceId'],
    ({ names }) =>
      ({ priceId }) =>
        names?.groups.get(priceId) ?? null,
  ),
  price_type: cell(
    ['priceId'],
    ({ names }) =>
      ({ priceId }) =>
        names?.prices.get(priceId) ?? null,
  ),
  item_type: always(() => 'ticket'),
  block: seat(({ blocks, block }, at) => blocks[block[at] ?? -1]?.label),
  row: seat(({ rows, row }, at) => rows[row[at] ?? -1]?.label),
  seat: seat(({ labels, label }, at) => labels[label[at] ?? -1]),
  seat_id: seat((geometry, at) => seatIndexOf(geometry).seatIdOf(at)),
  hold_label: cell(
    ['hold'],
    ({ names }) =>
      ({ hold }) =>
        names?.holds.get(hold) ?? null,
  ),
  quantity: cell(
    [],
    () =>
      ({ sign }) =>
        sign,
  ),
  face_value: money(['faceMinor'], ({ faceMinor }) => faceMinor),
  discount: money(['discountMinor'], ({ discountMinor }) => discountMinor),
  offer_code: plain('offerCode'),
  offer_tag: plain('offerTag'),
  booking_fee: money(['feeMinor'], ({ feeMinor }) => feeMinor),
  price_paid: money(['paidMinor'], ({ paidMinor }) => paidMinor),
  // A ticket stores the tax that was paid, but not its rule, so this is the current rule of its price type.
  tax_rate: cell(['priceId'], ({ names }) => ({ priceId }) => {
    const basisPoints = names?.taxRates.get(priceId);
    return basisPoints === undefined ? null : toPercent(Number(basisPoints));
  }),
  tax_rule: cell(
    ['priceId'],
    ({ names }) =>
      ({ priceId }) =>
        names?.taxRules.get(priceId) ?? null,
  ),
  tax: money(['taxMinor'], ({ taxMinor }) => taxMinor),
  net: money(['paidMinor', 'taxMinor'], ({ paidMinor, taxMinor }) => paidMinor - taxMinor),
  currency: always(({ show }) => show.currency),
  payment_method: order(({ paymentMethods }) => paymentMethods),
  payment_reference: order(({ paymentReferences }) => paymentReferences),
  payment_date: order(({ paidAt }, { show }) => paidAt && toLocalDay(paidAt, show.timeZone)),
  amount_outstanding: order(({ outstandingMinor }, { show }) => toDecimal(outstandingMinor, show.currency)),
  order_postage: order(({ postageMinor }, { show }) => toDecimal(postageMinor, show.currency)),
  delivery: order(({ delivery }, { show, culture }) => delivery && chooseText(delivery, culture, show.defaultCulture)),
  order_note: order(({ notes }, { seesCustomers }) => (seesCustomers ? notes : notes && maskWords(notes))),
  instalment_plan: cell(
    ['planId'],
    ({ names }) =>
      ({ planId }) =>
        names?.plans.get(planId ?? 0) ?? null,
  ),
  sales_channel: plain('channel'),
  partner_site: plain('partnerSite'),
  customer_name: cell(
    ['buyerName'],
    ({ seesCustomers }) =>
      ({ buyerName: name }) =>
        seesCustomers ? name : maskBuyer({ name, email: '' }).name,
  ),
  customer_email: cell(
    ['buyerEmail'],
    ({ seesCustomers }) =>
      ({ buyerEmail: email }) =>
        seesCustomers ? email : maskBuyer({ name: '', email }).email,
  ),
  cancelled_date: cancelled(0, 10),
  cancelled_time: cancelled(11, 19),
  cancel_reason: cell(
    ['orderKey', 'itemId'],
    ({ orders }) =>
      ({ sign, orderKey, itemId }) =>
        sign < 0 ? (orders?.get(orderKey)?.cancelReasons?.[itemId] ?? null) : null,
  ),
  barcode_end: cell(
    ['barcode'],
    () =>
      ({ barcode }) =>
        barcode === null ? null : maskBarcode(barcode),
  ),
};

const isKey = (key: string): key is Key => Object.hasOwn(CELLS, key);
const cellsOf = (keys: readonly string[]): LineCell[] => keys.filter(isKey).map((key) => CELLS[key]);

/** Only these fields are read of each line, because a report has very many lines and usually shows few columns. */
export const fieldsOf = (keys: readonly string[]): LineField[] => cellsOf(keys).flatMap(({ reads }) => reads);

/** Chooses the writer of each cell once per show, and not again for each of its lines. */
export function writeLinesOf(hand: LineHand, keys: readonly string[]): (line: SaleLine) => TableRow {
  const cells = cellsOf(keys).map(({ of }) => of(hand));
  return (line) => cells.map((write) => write(line));
}
