import { SEATS_MANIFEST_COLUMNS } from '@parterre/contract/choices/seat-report-columns';
import type { PriceStock } from '@parterre/contract/prices';
import * as endpoints from '@parterre/contract/reports';
import { SEAT_FLAG } from '@parterre/seating-plan';
import type { Context } from '#context.ts';
import { type Cell, toDecimal } from '#documents/table.ts';
import { isPermitted, isPermittedAt } from '#identity/require-permission.ts';
import { readStock } from '#resources/events/prices/places/read-stock.ts';
import { maskBuyer, maskWords } from '#resources/ground/customer-rows/mask-buyer.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import type { SeatFact } from '#resources/seating/seats/read/seat-facts.ts';
import { seatIndexOf } from '#resources/seating/seats/require-plan.ts';
import { chooseText } from '#texts/choose-text.ts';
import type { Language } from '#texts/en-GB/language.ts';
import { pickPlaceWords } from '#texts/place-words.ts';
import { verb } from '#verb.ts';
import type { Report } from './chosen/report.ts';
import { maskBarcode } from './mask-barcode.ts';
import { type AskedOfShow, answerShowFile, answerShowFiles, answerShowPage, openLines } from './of-show.ts';
import { type OrderedRow, orderSeats } from './order-seats.ts';
import {
  type ReportFacts,
  type ReportPrice,
  readReportFacts,
  readShowFacts,
  type ShowFacts,
} from './read-report-facts.ts';
import { readSeatSales, type SeatSaleFacts } from './seat-sales.ts';

type Key = (typeof SEATS_MANIFEST_COLUMNS)[number]['key'];

interface SeatLine extends SeatFact {
  ordered: OrderedRow;
  sale: SeatSaleFacts | undefined;
}

/** The places of an unseated price type, which are all alike. */
interface PlacesLine {
  price: ReportPrice;
  stock: PriceStock;
}

type Line = SeatLine | PlacesLine;

interface Sight {
  culture: string;
  language: Language;
  /** True to show buyers; they are masked otherwise. */
  seesCustomers: boolean;
  /** True to show orders; their cells are left empty otherwise. */
  seesOrders: boolean;
}

/**
 * Opens a report with one row per seat, for the door and the box office, followed by one per unseated price type.
 * Without `order:read`, it names no order.
 */
async function openSeatsManifest(ctx: Context, asked: AskedOfShow): Promise<Report> {
  const own = await readShowFacts(ctx, asked.showCode, asked.culture);
  const { show } = own;
  const places = await readPlaces(ctx, own);
  const columns = SEATS_MANIFEST_COLUMNS.map((fact) =>
    places.length === 0 && COUNTS.has(fact.key) ? { ...fact, isDefault: false } : fact,
  );
  const facts = await readReportFacts(ctx, own);
  const seesCustomers = isPermitted(ctx, asked.form === 'page' ? 'customer:read' : 'customer:export');
  const seesOrders = isPermittedAt(ctx.actor, show.promoterId, 'order:read');
  const isOfSales = facts && seesOrders && asked.columns.some((key) => OF_SALES.has(key));
  const sales = isOfSales ? await readSeatSales(ctx, show) : NO_SALES;
  const ofSeats = facts && cellsOf(facts, { ...asked, seesCustomers, seesOrders });
  const ofPlaces = placesCells(show);
  return openLines(
    {
      name: 'seats-manifest',
      columns,
      seesCustomers,
      lines: [...(facts ? listLines(facts, sales) : []), ...places],
      cellOf: (key) => (line: Line) =>
        'stock' in line ? (ofPlaces[key]?.(line) ?? null) : (ofSeats?.[key](line) ?? null),
    },
    asked,
  );
}

/**
 * Reports every seat and unseated price type of a show. Orders need `order:read`; buyers are masked without
 * `customer:export`. Throws NO_DATA for a show with neither.
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

const COUNTS: ReadonlySet<string> = new Set([
  'capacity',
  'sold',
  'held_no_sale',
  'in_baskets',
  'available',
] satisfies Key[]);

async function readPlaces(ctx: Context, { show, prices }: ShowFacts): Promise<PlacesLine[]> {
  const unseated = new Map(
    [...prices].flatMap(([ordinal, price]) => (price.isSeated ? [] : [[price.id, { ...price, ordinal }] as const])),
  );
  if (unseated.size === 0) return [];
  const stocks = await readStock(ctx, show, [...unseated.values()]);
  return [...stocks].flatMap(([id, stock]) => {
    const price = unseated.get(id);
    return price ? [{ price, stock }] : [];
  });
}

const placesCells = (show: ShowRow): Partial<Record<Key, (line: PlacesLine) => Cell>> => ({
  show_code: () => show.showCode,
  show_date: () => show.startsOn,
  price_type: ({ price }) => price.name,
  face_value: ({ price }) => toDecimal(price.faceValueMinor, show.currency),
  currency: () => show.currency,
  capacity: ({ stock }) => stock.allocation,
  sold: ({ stock }) => stock.sold,
  held_no_sale: ({ stock }) => stock.held,
  in_baskets: ({ stock }) => stock.inBaskets,
  available: ({ stock }) => stock.available,
  reserved_by_codes: ({ stock }) => stock.reservedByCodes,
});

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
  const countIf = (is: (line: SeatLine) => boolean) => (line: SeatLine) => (is(line) ? 1 : 0);
  const isHeld = ({ hold }: SeatLine) => holds.get(hold)?.allowSales === false;
  return {
    ...placeCells(facts, language),
    show_code: () => show.showCode,
    show_date: () => show.startsOn,
    state: ({ state }) => state,
    price_type: ({ price }) => prices.get(price)?.name ?? null,
    face_value: (line) => money(soldOf(line)?.faceValueMinor ?? prices.get(line.price)?.faceValueMinor),
    price_paid: ({ sale }) => money(sale?.paidMinor),
    currency: () => show.currency,
    capacity: () => 1,
    sold: countIf(({ state }) => state === 'SOLD'),
    held_no_sale: countIf((line) => line.state === 'BLOCKED' && isHeld(line)),
    in_baskets: countIf(({ state }) => state === 'BASKET'),
    available: countIf(({ state }) => state === 'ASSIGNED'),
    // Codes reserve places of a price type, not single seats.
    reserved_by_codes: () => null,
    blocked_alternating: countIf((line) => line.state === 'BLOCKED' && !isHeld(line)),
    unassigned: countIf(({ state }) => state === 'UNASSIGNED'),
    hold_label: ({ hold }) => holds.get(hold)?.label ?? null,
    reservation_flag: ({ hold }) => holds.get(hold)?.reservationFlag ?? null,
    allow_sales: ({ hold }) => holds.get(hold)?.allowSales ?? null,
    block_reason: (line) => {
      if (line.state !== 'BLOCKED') return null;
      return isHeld(line) ? 'hold' : 'alternating';
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
