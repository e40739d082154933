import { SEATS_MANIFEST_COLUMNS } from '@parterre/contract/choices/report-columns';
import * as endpoints from '@parterre/contract/reports';
import { SEAT_FLAG } from '@parterre/seating-plan';
import type { Context } from '#context.ts';
import { type Cell, toDecimal } from '#documents/table.ts';
import { isPermitted, isPermittedAt } from '#identity/require-permission.ts';
import { maskBuyer, maskWords } from '#resources/ground/customer-rows/mask-buyer.ts';
import { requireShow } from '#resources/ground/show-rows/require-show.ts';
import type { SeatFact } from '#resources/seating/seats/read/seat-facts.ts';
import { seatIndexOf } from '#resources/seating/seats/require-plan.ts';
import { chooseText } from '#texts/choose-text.ts';
import type { Language } from '#texts/en-GB/language.ts';
import { pickPlaceWords } from '#texts/place-words.ts';
import { verb } from '#verb.ts';
import type { Report } from './chosen/report.ts';
import { maskBarcode } from './mask-barcode.ts';
import {
  type AskedOfShow,
  answerShowFile,
  answerShowFiles,
  answerShowPage,
  openLines,
  openNothing,
} from './of-show.ts';
import { type OrderedRow, orderSeats } from './order-seats.ts';
import { type ReportFacts, readReportFacts } from './read-report-facts.ts';
import { readSeatSales, type SeatSaleFacts } from './seat-sales.ts';

type Key = (typeof SEATS_MANIFEST_COLUMNS)[number]['key'];

interface SeatLine extends SeatFact {
  ordered: OrderedRow;
  sale: SeatSaleFacts | undefined;
}

interface Sight {
  culture: string;
  language: Language;
  /** True to show buyers; they are masked otherwise. */
  seesCustomers: boolean;
  /** True to show orders; their cells are left empty otherwise. */
  seesOrders: boolean;
}

/** Opens a report with one row per seat, for the door and the box office. Without `order:read`, it names no order. */
async function openSeatsManifest(ctx: Context, asked: AskedOfShow): Promise<Report> {
  const show = await requireShow(ctx, asked.showCode);
  const head = { name: 'seats-manifest', columns: SEATS_MANIFEST_COLUMNS } as const;
  const facts = await readReportFacts(ctx, show, asked.culture);
  if (!facts) return openNothing(head, asked);
  const seesCustomers = isPermitted(ctx, asked.form === 'page' ? 'customer:read' : 'customer:export');
  const seesOrders = isPermittedAt(ctx.actor, show.promoterId, 'order:read');
  const isOfSales = seesOrders && asked.columns.some((key) => OF_SALES.has(key));
  const sales = isOfSales ? await readSeatSales(ctx, show) : NO_SALES;
  const cells = cellsOf(facts, { ...asked, seesCustomers, seesOrders });
  return openLines({ ...head, seesCustomers, lines: listLines(facts, sales), cells }, asked);
}

/**
 * Reports every seat of a show. Orders need `order:read`; buyers are masked without `customer:export`. Throws NO_DATA
 * for a show without seats.
 */
export const exportSeatsManifest = verb(
  endpoints.exportSeatsManifest,
  answerShowFile(openSeatsManifest),
  answerShowFiles(openSeatsManifest),
);
/**
 * Answers a page of the manifest. Orders need `order:read`; buyers are masked without `customer:read`, in the file
 * without `customer:export`.
 */
export const previewSeatsManifest = verb(endpoints.previewSeatsManifest, answerShowPage(openSeatsManifest));

const NO_SALES: ReadonlyMap<number, SeatSaleFacts> = new Map();
/** Columns whose facts are read only when one of them is wanted. */
const OF_SALES: ReadonlySet<string> = new Set([
  'price_paid',
  'order_item_id',
  'order_status',
  'payment_status',
  'sales_channel',
  'partner_site',
  'delivery',
  'offer_code',
  'guest_list',
  'barcode_end',
  'customer_name',
  'customer_email',
  'phone',
] satisfies Key[]);

const listLines = (facts: ReportFacts, sales: ReadonlyMap<number, SeatSaleFacts>): SeatLine[] =>
  orderSeats(facts.geometry).flatMap((ordered) =>
    ordered.seats.flatMap((seat) => {
      const fact = facts.facts[seat];
      return fact ? [{ ...fact, ordered, sale: fact.state === 'SOLD' ? sales.get(seat) : undefined }] : [];
    }),
  );

type Cells<Some extends Key> = Record<Some, (line: SeatLine) => Cell>;
type OfPlace =
  | 'block'
  | 'block_description'
  | 'row'
  | 'seat'
  | 'seat_id'
  | 'accessible_type'
  | 'companion_of'
  | 'restricted_view'
  | 'left_neighbour'
  | 'right_neighbour'
  | 'focal_distance';

function cellsOf(facts: ReportFacts, { culture, language, seesCustomers, seesOrders }: Sight): Cells<Key> {
  const { show, prices, holds } = facts;
  const money = (amountMinor: number | undefined) =>
    amountMinor === undefined ? null : toDecimal(amountMinor, show.currency);
  const soldOf = ({ seat, state }: SeatLine) => (state === 'SOLD' ? facts.sales.get(seat) : undefined);
  const buyerOf = ({ sale }: SeatLine) => {
    const buyer = { name: sale?.buyerName ?? '', email: sale?.buyerEmail ?? '' };
    return seesCustomers ? buyer : maskBuyer(buyer);
  };
  return {
    ...placeCells(facts, language),
    show_code: () => show.showCode,
    show_date: () => show.startsOn,
    state: ({ state }) => state,
    price_type: ({ price }) => prices.get(price)?.name ?? null,
    face_value: (line) => money(soldOf(line)?.faceValueMinor ?? prices.get(line.price)?.faceValueMinor),
    price_paid: ({ sale }) => money(sale?.paidMinor),
    currency: () => show.currency,
    hold_label: ({ hold }) => holds.get(hold)?.label ?? null,
    reservation_flag: ({ hold }) => holds.get(hold)?.reservationFlag ?? null,
    allow_sales: ({ hold }) => holds.get(hold)?.allowSales ?? null,
    block_reason: ({ state, hold }) => {
      if (state !== 'BLOCKED') return null;
      return holds.get(hold)?.allowSales === false ? 'hold' : 'alternating';
    },
    order_id: (line) => (seesOrders ? (soldOf(line)?.orderId ?? null) : null),
    order_item_id: ({ sale }) => sale?.itemId ?? null,
    order_status: ({ sale }) => sale?.status ?? null,
    payment_status: ({ sale }) => sale?.paymentStatus ?? null,
    sales_channel: ({ sale }) => sale?.channel ?? null,
    partner_site: ({ sale }) => sale?.partnerSite ?? null,
    delivery: ({ sale }) => (sale?.delivery ? chooseText(sale.delivery, culture, show.defaultCulture) : null),
    offer_code: ({ sale }) => sale?.offerCode ?? null,
    guest_list: ({ sale }) => sale?.guestList ?? null,
    barcode_end: ({ sale }) => (sale ? maskBarcode(sale.barcode) : null),
    customer_name: (line) => buyerOf(line).name,
    customer_email: (line) => buyerOf(line).email,
    phone: ({ sale }) => (seesCustomers ? (sale?.phone ?? null) : maskWords(sale?.phone ?? '')),
  };
}

function placeCells({ geometry }: ReportFacts, { tag }: Language): Cells<OfPlace> {
  const places = pickPlaceWords(tag);
  const labelOf = (seat: number) => geometry.labels[geometry.label[seat] ?? -1] ?? null;
  const is = (seat: number, flag: keyof typeof SEAT_FLAG) => ((geometry.flags[seat] ?? 0) & SEAT_FLAG[flag]) !== 0;
  const { focalPoint } = geometry;
  return {
    block: ({ ordered }) => ordered.block.label,
    block_description: ({ ordered }) => ordered.block.description,
    row: ({ ordered }) => ordered.row.label,
    seat: ({ seat }) => labelOf(seat),
    seat_id: ({ seat }) => seatIndexOf(geometry).seatIdOf(seat),
    accessible_type: ({ seat }) =>
      ACCESS.filter((flag) => is(seat, flag))
        .map((flag) => places[flag])
        .join(', '),
    companion_of: ({ seat }) => {
      if (!is(seat, 'companion')) return null;
      const beside = [geometry.left[seat] ?? -1, geometry.right[seat] ?? -1].filter((other) => other >= 0);
      return labelOf(beside.find((other) => is(other, 'wheelchair')) ?? -1);
    },
    restricted_view: ({ seat }) => is(seat, 'restrictedView'),
    left_neighbour: ({ seat }) => labelOf(geometry.left[seat] ?? -1),
    right_neighbour: ({ seat }) => labelOf(geometry.right[seat] ?? -1),
    focal_distance: ({ seat }) =>
      focalPoint &&
      Math.round(Math.hypot((geometry.x[seat] ?? 0) - focalPoint.x, (geometry.y[seat] ?? 0) - focalPoint.y)),
  };
}

const ACCESS = ['wheelchair', 'companion', 'stepFree'] as const;
