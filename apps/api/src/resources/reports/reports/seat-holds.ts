import { SEAT_HOLDS_COLUMNS } from '@parterre/contract/choices/seat-report-columns';
import * as endpoints from '@parterre/contract/reports';
import { compareHoldLabels } from '@parterre/seating-plan';
import type { Context, Reader } from '#context.ts';
import { column, orNull } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import { type Cell, toDecimal } from '#documents/table.ts';
import { readHeldPlaces } from '#resources/events/prices/places/read-held-places.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import type { HoldRow, SeatFact } from '#resources/seating/seats/read/seat-facts.ts';
import { DAY_MS, toLocalDay } from '#time/zones.ts';
import { verb } from '#verb.ts';
import type { Report } from './chosen/report.ts';
import { type AskedOfShow, answerShowFile, answerShowFiles, answerShowPage, openLines } from './of-show.ts';
import { type OrderedRow, orderSeats } from './order-seats.ts';
import { type ReportFacts, readReportFacts, readShowFacts, type ShowFacts } from './read-report-facts.ts';

/** What is under a hold: seats of one block, or places of one unseated price type. */
interface HoldLine {
  hold: HoldRow;
  /** null for places without seats. */
  block: string | null;
  held: number;
  sold: number;
  inBaskets: number;
  remaining: number;
  valueMinor: number;
  prices: Set<number>;
  ranges: string[];
}

/**
 * Opens a report by hold label with one row per block of a hold, followed by one per unseated price type with places
 * under it.
 */
async function openSeatHolds(ctx: Context, asked: AskedOfShow): Promise<Report> {
  const head = { name: 'seat-holds', columns: SEAT_HOLDS_COLUMNS } as const;
  const own = await readShowFacts(ctx, asked.showCode, asked.culture);
  const seats = await readReportFacts(ctx, own);
  const places = listPlaces(own, await readHeldPlaces(ctx, own.show));
  const links = await readHoldLinks(ctx, own.show);
  // The sort by label is stable, so that the rows of a hold stay in the order of the plan.
  const lines = [...(seats ? sumUp(seats) : []), ...places].sort((a, b) =>
    compareHoldLabels(a.hold.label, b.hold.label),
  );
  const cells = cellsOf(own, lines, { links, now: ctx.now });
  return openLines({ ...head, lines, cellOf: (key) => cells[key] }, asked);
}

/** Reports what is held at a show. Throws NO_DATA when neither a seat nor a place is. */
export const exportSeatHolds = verb(
  endpoints.exportSeatHolds,
  answerShowFile(openSeatHolds),
  answerShowFiles(openSeatHolds),
);
export const previewSeatHolds = verb(endpoints.previewSeatHolds, answerShowPage(openSeatHolds));

/** The rows come in the order of the report, so that lines and their ranges do too. */
function sumUp(report: ReportFacts): HoldLine[] {
  const lines = new Map<string, HoldLine>();
  for (const ordered of orderSeats(report.geometry)) {
    const runs = new Map<HoldLine, number[][]>();
    for (const [place, seat] of ordered.seats.entries()) {
      const fact = report.facts[seat];
      const hold = fact ? report.holds.get(fact.hold) : undefined;
      if (!fact || !hold) continue;
      const line = findLine(lines, hold, ordered);
      addSeat(report, line, fact);
      addToRuns(runs, line, place);
    }
    for (const [line, found] of runs) line.ranges.push(...found.map((run) => nameRun(report, ordered, run)));
  }
  return [...lines.values()];
}

function findLine(lines: Map<string, HoldLine>, hold: HoldRow, { block }: OrderedRow): HoldLine {
  const key = `${hold.id}|${block.blockId}`;
  const line = lines.get(key) ?? emptyLine(hold, block.label);
  lines.set(key, line);
  return line;
}

const emptyLine = (hold: HoldRow, block: string | null): HoldLine => ({
  hold,
  block,
  held: 0,
  sold: 0,
  inBaskets: 0,
  remaining: 0,
  valueMinor: 0,
  prices: new Set<number>(),
  ranges: [],
});

/** Places without seats are all alike: one that is sold is not under a hold, so that all those held remain. */
function listPlaces({ holds, prices }: ShowFacts, held: Awaited<ReturnType<typeof readHeldPlaces>>): HoldLine[] {
  const byId = new Map([...holds.values()].map((hold) => [hold.id, hold]));
  return [...prices].flatMap(([ordinal, { id, faceValueMinor }]) =>
    (held.get(id) ?? []).flatMap(({ holdId, quantity }) => {
      const hold = byId.get(holdId);
      if (!hold || quantity === 0) return [];
      const valueMinor = quantity * faceValueMinor;
      const counts = { held: quantity, remaining: quantity, valueMinor };
      return [{ ...emptyLine(hold, null), ...counts, prices: new Set([ordinal]) }];
    }),
  );
}

function addSeat({ prices }: ReportFacts, line: HoldLine, { price, state }: SeatFact): void {
  line.held++;
  if (price > 0) line.prices.add(price);
  if (state === 'SOLD') line.sold++;
  else if (state === 'BASKET') line.inBaskets++;
  else {
    line.remaining++;
    line.valueMinor += prices.get(price)?.faceValueMinor ?? 0;
  }
}

/** Adds to the runs of places next to each other in the row. */
function addToRuns(runs: Map<HoldLine, number[][]>, line: HoldLine, place: number): void {
  const own = runs.get(line) ?? [];
  runs.set(line, own);
  const last = own.at(-1);
  if (last?.at(-1) === place - 1) last.push(place);
  else own.push([place]);
}

/** Returns `B 1–12`, or `C 3` for a single seat. */
function nameRun({ geometry }: ReportFacts, { row, seats }: OrderedRow, run: readonly number[]): string {
  const labelAt = (place = 0) => geometry.labels[geometry.label[seats[place] ?? -1] ?? -1] ?? '';
  const first = labelAt(run[0]);
  return run.length === 1 ? `${row.label} ${first}` : `${row.label} ${first}–${labelAt(run.at(-1))}`;
}

type Key = (typeof SEAT_HOLDS_COLUMNS)[number]['key'];

function cellsOf(
  { show, showName, prices }: ShowFacts,
  lines: readonly HoldLine[],
  { links, now }: { links: ReadonlyMap<number, HoldLinks>; now: Date },
): Record<Key, (line: HoldLine) => Cell> {
  const heldInAll = new Map<number, number>();
  for (const { hold, held } of lines) heldInAll.set(hold.id, (heldInAll.get(hold.id) ?? 0) + held);
  const dayOf = (at: Date) => toLocalDay(at, show.timeZone);
  return {
    show_code: () => show.showCode,
    show_name: () => showName,
    show_date: () => show.startsOn,
    hold_label: ({ hold }) => hold.label,
    reservation_flag: ({ hold }) => hold.reservationFlag,
    colour: ({ hold }) => hold.colour,
    allow_sales: ({ hold }) => hold.allowSales,
    hold_owner: ({ hold }) => hold.owner,
    agreed: ({ hold }) => hold.agreed,
    block: ({ block }) => block,
    seats_held: ({ held }) => held,
    sold_from_hold: ({ sold }) => sold,
    in_baskets: ({ inBaskets }) => inBaskets,
    remaining: ({ remaining }) => remaining,
    // The agreed number is for all rows of the hold together, including places without seats.
    difference_to_agreement: ({ hold }) => (hold.agreed === null ? null : (heldInAll.get(hold.id) ?? 0) - hold.agreed),
    price_types: (line) => [...line.prices].flatMap((price) => prices.get(price)?.name ?? []).join(', '),
    face_value: (line) => {
      const [face, ...others] = new Set([...line.prices].flatMap((price) => prices.get(price)?.faceValueMinor ?? []));
      return face === undefined || others.length > 0 ? null : toDecimal(face, show.currency);
    },
    value_held: ({ valueMinor }) => toDecimal(valueMinor, show.currency),
    currency: () => show.currency,
    seat_ranges: ({ ranges }) => ranges.join(', '),
    release_date: ({ hold }) => hold.releaseOn,
    linked_offer_codes: ({ hold }) => links.get(hold.id)?.codes ?? 0,
    linked_guest_lists: ({ hold }) => links.get(hold.id)?.guestLists ?? null,
    note: ({ hold }) => hold.note,
    created_date: ({ hold }) => dayOf(hold.createdAt),
    age_days: ({ hold }) => Math.round((Date.parse(dayOf(now)) - Date.parse(dayOf(hold.createdAt))) / DAY_MS),
  };
}

const LINKS = rowsOf(
  {
    holdId: column.int('h.id'),
    codes: column.int(
      '(select count(*)::int from offer_codes c where c.promoter_id = $1 and c.show_id = $2 and c.hold_id = h.id)',
    ),
    guestLists: orNull(
      column.text(`(
        select string_agg(l.name, ', ' order by l.name) from guest_lists l
        where l.promoter_id = $1 and l.show_id = $2 and l.hold_id = h.id)`),
    ),
  },
  (list) => `select ${list} from holds h where h.promoter_id = $1 and h.show_id = $2`,
);

type HoldLinks = ReturnType<typeof LINKS.toRow>;

/** Reads what else uses the holds of a show, by hold. */
async function readHoldLinks(
  reader: Pick<Reader, 'readRows'>,
  show: Pick<ShowRow, 'promoterId' | 'id'>,
): Promise<ReadonlyMap<number, HoldLinks>> {
  const rows = await reader.readRows(LINKS, [show.promoterId, show.id]);
  return new Map(rows.map((links) => [links.holdId, links]));
}
