import { SEATED_PRICE_COLUMNS } from '@parterre/contract/choices/seat-report-columns';
import * as endpoints from '@parterre/contract/reports';
import { compareNatural, type GeometryBlock, SEAT_FLAG } from '@parterre/seating-plan';
import type { Context } from '#context.ts';
import { type Cell, toDecimal } from '#documents/table.ts';
import { seesSales } from '#identity/require-permission.ts';
import type { SeatSale } from '#resources/seating/seats/read/read-seats.ts';
import type { SeatFact } from '#resources/seating/seats/read/seat-facts.ts';
import { verb } from '#verb.ts';
import { defineFacts } from './chosen/name-facts.ts';
import { percentageOf } from './chosen/percentage-of.ts';
import type { Report } from './chosen/report.ts';
import {
  type AskedOfShow,
  answerShowFile,
  answerShowFiles,
  answerShowPage,
  openLines,
  openNothing,
} from './of-show.ts';
import { type ReportFacts, type ReportPrice, readReportFacts, readShowFacts } from './read-report-facts.ts';

/** Seats of one block at one price type; price 0 is for seats without one. */
interface PriceLine {
  block: GeometryBlock;
  price: number;
  seats: number;
  sold: number;
  pending: number;
  comps: number;
  inBaskets: number;
  heldSaleAllowed: number;
  heldNoSale: number;
  blockedAlternating: number;
  available: number;
  accessible: number;
  restrictedView: number;
  valueSoldMinor: number;
  /** The number of available seats next to each other, run by run. */
  runs: number[];
}

/** Opens a report with one row per block and price type, seats without a price type last in their block. */
async function openSeatedPrices(ctx: Context, asked: AskedOfShow): Promise<Report> {
  const head = { name: 'seated-prices', columns: SEATED_PRICE_COLUMNS } as const;
  const facts = await readReportFacts(ctx, await readShowFacts(ctx, asked.showCode, asked.culture));
  if (!facts) return openNothing(head, asked);
  const seesValue = seesSales(ctx.actor, facts.show.promoterId);
  const cells = cellsOf(facts, { seesValue });
  const report = openLines({ ...head, lines: sumUp(facts), cellOf: (key) => cells[key] }, asked);
  const { soldOfSeats, blocked, blockedAlternating } = asked.language.definitions;
  const definitions = { sold_percent: soldOfSeats, blocked, blocked_alternating: blockedAlternating };
  return { ...report, columns: defineFacts(report.columns, definitions) };
}

/** Reports the seats of a show by price type. Throws NO_DATA for a show without seats. */
export const exportSeatedPrices = verb(
  endpoints.exportSeatedPrices,
  answerShowFile(openSeatedPrices),
  answerShowFiles(openSeatedPrices),
);
export const previewSeatedPrices = verb(endpoints.previewSeatedPrices, answerShowPage(openSeatedPrices));

function sumUp(report: ReportFacts): PriceLine[] {
  const lines = new Map<string, PriceLine>();
  for (const fact of report.facts) {
    const block = report.geometry.blocks[report.geometry.block[fact.seat] ?? -1];
    if (!block) continue;
    const key = `${block.blockId}|${fact.price}`;
    const line = lines.get(key) ?? emptyLine(block, fact.price);
    lines.set(key, line);
    addSeat(report, line, fact);
    addToRun(report, line, fact);
  }
  const placeOf = ({ price }: PriceLine) => report.prices.get(price)?.place ?? Number.MAX_SAFE_INTEGER;
  return [...lines.values()].sort((a, b) => compareNatural(a.block.label, b.block.label) || placeOf(a) - placeOf(b));
}

const emptyLine = (block: GeometryBlock, price: number): PriceLine => ({
  block,
  price,
  seats: 0,
  sold: 0,
  pending: 0,
  comps: 0,
  inBaskets: 0,
  heldSaleAllowed: 0,
  heldNoSale: 0,
  blockedAlternating: 0,
  available: 0,
  accessible: 0,
  restrictedView: 0,
  valueSoldMinor: 0,
  runs: [],
});

function addSeat({ geometry, holds, sales, prices }: ReportFacts, line: PriceLine, fact: SeatFact): void {
  const { seat, hold, state } = fact;
  const flags = geometry.flags[seat] ?? 0;
  line.seats++;
  if ((flags & ACCESSIBLE) !== 0) line.accessible++;
  if ((flags & SEAT_FLAG.restrictedView) !== 0) line.restrictedView++;
  if (state === 'SOLD') addSale(line, { sale: sales.get(seat), price: prices.get(fact.price) });
  else if (state === 'BASKET') line.inBaskets++;
  else {
    const allowsSales = holds.get(hold)?.allowSales;
    if (allowsSales === true) line.heldSaleAllowed++;
    if (allowsSales === false) line.heldNoSale++;
    if (state === 'BLOCKED') {
      // Seats of a hold are held, so that no seat is counted twice.
      if (allowsSales !== false) line.blockedAlternating++;
    } else if (line.price > 0) line.available++;
  }
}

/** Counts a sold seat as the report of sales does: until its order is paid, it is pending and brings in nothing. */
function addSale(
  line: PriceLine,
  { sale, price }: { sale: SeatSale | undefined; price: ReportPrice | undefined },
): void {
  if (sale?.isPending) {
    line.pending++;
    return;
  }
  if (price?.isComp) line.comps++;
  else line.sold++;
  line.valueSoldMinor += sale ? sale.faceValueMinor - sale.discountMinor : (price?.faceValueMinor ?? 0);
}

const ACCESSIBLE = SEAT_FLAG.wheelchair | SEAT_FLAG.companion | SEAT_FLAG.stepFree;

/** Counts a run once, at its leftmost seat. */
function addToRun({ geometry, facts }: ReportFacts, line: PriceLine, { seat, price, state }: SeatFact): void {
  const isFree = (at: number) => facts[at]?.state === 'ASSIGNED' && facts[at]?.price === price;
  if (state !== 'ASSIGNED' || isFree(geometry.left[seat] ?? -1)) return;
  let length = 1;
  for (let next = geometry.right[seat] ?? -1; isFree(next); next = geometry.right[next] ?? -1) length++;
  line.runs.push(length);
}

interface Sight {
  /** True to write the revenue; it is left empty otherwise. */
  seesValue: boolean;
}

type Key = (typeof SEATED_PRICE_COLUMNS)[number]['key'];

function cellsOf(report: ReportFacts, { seesValue }: Sight): Record<Key, (line: PriceLine) => Cell> {
  const { show } = report;
  const money = (amountMinor: number) => toDecimal(amountMinor, show.currency);
  const priceOf = ({ price }: PriceLine) => report.prices.get(price);
  const faceOf = (line: PriceLine) => priceOf(line)?.faceValueMinor ?? 0;
  const runsOf = ({ runs }: PriceLine, fewest: number) => runs.filter((length) => length >= fewest).length;
  return {
    show_code: () => show.showCode,
    show_name: () => report.showName,
    show_date: () => show.startsOn,
    venue: () => report.venueName,
    plan_name: () => report.planName,
    plan_version: () => report.planVersion,
    block: ({ block }) => block.label,
    block_description: ({ block }) => block.description,
    price_group: (line) => priceOf(line)?.groupName ?? null,
    price_type: (line) => priceOf(line)?.name ?? null,
    linked_price: (line) => {
      const price = priceOf(line);
      return price ? price.linkedTo !== null : null;
    },
    linked_to: (line) => priceOf(line)?.linkedTo ?? null,
    face_value: (line) => (priceOf(line) ? money(faceOf(line)) : null),
    booking_fee: (line) => {
      const price = priceOf(line);
      return price ? money(price.bookingFeeMinor) : null;
    },
    currency: () => show.currency,
    seats: ({ seats }) => seats,
    sold: ({ sold }) => sold,
    pending: ({ pending }) => pending,
    comps: ({ comps }) => comps,
    in_baskets: ({ inBaskets }) => inBaskets,
    held_sale_allowed: ({ heldSaleAllowed }) => heldSaleAllowed,
    held_no_sale: ({ heldNoSale }) => heldNoSale,
    // Nothing else keeps a seat from being sold that no hold keeps.
    blocked: ({ blockedAlternating }) => blockedAlternating,
    blocked_alternating: ({ blockedAlternating }) => blockedAlternating,
    unassigned: ({ price, seats }) => (price === 0 ? seats : 0),
    available: ({ available }) => available,
    accessible_seats: ({ accessible }) => accessible,
    restricted_view_seats: ({ restrictedView }) => restrictedView,
    sold_percent: ({ sold, comps, seats }) => percentageOf(sold + comps, seats),
    value_sold: ({ valueSoldMinor }) => (seesValue ? money(valueSoldMinor) : null),
    value_available: (line) => money(line.available * faceOf(line)),
    value_held: (line) => money((line.heldSaleAllowed + line.heldNoSale) * faceOf(line)),
    // What all seats would bring in at their price, whatever was sold at another one.
    gross_potential: (line) => money(line.seats * faceOf(line)),
    runs_of_2: (line) => runsOf(line, 2),
    runs_of_4: (line) => runsOf(line, 4),
    single_seats: ({ runs }) => runs.filter((length) => length === 1).length,
  };
}
