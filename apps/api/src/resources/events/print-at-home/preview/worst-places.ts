import type { Geometry } from '@parterre/seating-plan';
import type { Reader } from '#context.ts';
import { estimateWidth } from '#documents/tickets/text/estimate-width.ts';
import type { PriceRow } from '#resources/ground/price-rows/read-prices.ts';
import { readSeats } from '#resources/seating/seats/read/read-seats.ts';
import type { TicketFacts } from '../tickets/read-ticket-facts.ts';
import { listRemarks, type Place } from '../tickets/write-ticket.ts';

/** Returns the place that needs the most room on tickets of a price type; null without seats. */
export type WorstPlaceOf = (price: PriceRow, culture: string) => Place | null;

/**
 * Finds the widest block, row and seat, and the widest remarks, among the seats that each price type can have. They may
 * be of different seats: a ticket with room for all of them has room for each.
 */
export async function readWorstPlaces(reader: Reader, { show, prices, geometry }: TicketFacts): Promise<WorstPlaceOf> {
  if (!geometry || geometry.seatCount === 0) return () => null;
  const namesOf = await readNames(reader, show, geometry);
  const byId = new Map(prices.map((price) => [price.id, price]));
  const widest = new Map<number, Widest>();
  const widestOf = (price: PriceRow): Widest => {
    const known = widest.get(price.id);
    if (known) return known;
    const base = byId.get(price.linkedPriceId ?? 0);
    const found = [price, base].flatMap((one) => (one ? (namesOf.get(one.ordinal) ?? []) : []));
    // A price type without seats yet, and one that is given away, may have any seat.
    const listed = found.length > 0 && price.kind !== 'comp' ? found : [listNames(geometry)];
    const chosen = chooseWidest(geometry, listed);
    widest.set(price.id, chosen);
    return chosen;
  };
  return (price, culture) => {
    if (!price.isSeated) return null;
    const { flags, ...names } = widestOf(price);
    const widthOf = (one: number) => estimateWidth(listRemarks(one, culture).join(' · '));
    return { ...names, flags: pickWidest(flags, widthOf) ?? 0 };
  };
}

/** What distinguishes the places of seats in print, each once: indexes into the lists of the plan, and flags. */
interface Names {
  blocks: Set<number>;
  rows: Set<number>;
  labels: Set<number>;
  flags: Set<number>;
}

type Widest = Omit<Place, 'flags'> & { flags: readonly number[] };

/** Reads the names of the seats of each price, by its ordinal, with those that were sold at it. */
async function readNames(reader: Reader, show: TicketFacts['show'], geometry: Geometry): Promise<Map<number, Names>> {
  const { chunks, own } = await readSeats(reader, show, { seatCount: geometry.seatCount });
  const names = new Map<number, Names>();
  const add = (price: number, seat: number): void => {
    const known = names.get(price) ?? noNames();
    names.set(price, known);
    addSeat(known, geometry, seat);
  };
  for (const { firstSeat, prices } of chunks) for (const [at, price] of prices.entries()) add(price, firstSeat + at);
  for (const { price, seat } of own) add(price, seat);
  return names;
}

function listNames(geometry: Geometry): Names {
  const names = noNames();
  for (let seat = 0; seat < geometry.seatCount; seat++) addSeat(names, geometry, seat);
  return names;
}

const noNames = (): Names => ({ blocks: new Set(), rows: new Set(), labels: new Set(), flags: new Set() });

function addSeat(names: Names, { block, row, label, flags }: Geometry, seat: number): void {
  names.blocks.add(block[seat] ?? 0);
  names.rows.add(row[seat] ?? 0);
  names.labels.add(label[seat] ?? 0);
  names.flags.add(flags[seat] ?? 0);
}

function chooseWidest({ blocks, rows, labels }: Geometry, names: readonly Names[]): Widest {
  const widest = (texts: readonly string[]) => pickWidest([...new Set(texts)], estimateWidth) ?? '';
  const every = <T>(list: (one: Names) => Set<T>): T[] => names.flatMap((one) => [...list(one)]);
  return {
    block: widest(every((one) => one.blocks).map((at) => blocks[at]?.label ?? '')),
    row: widest(every((one) => one.rows).map((at) => rows[at]?.label ?? '')),
    seat: widest(every((one) => one.labels).map((at) => labels[at] ?? '')),
    flags: [...new Set(every((one) => one.flags))],
  };
}

function pickWidest<T>(choices: readonly T[], widthOf: (choice: T) => number): T | undefined {
  let best: { choice: T; width: number } | undefined;
  for (const choice of choices) {
    const width = widthOf(choice);
    if (!best || width > best.width) best = { choice, width };
  }
  return best?.choice;
}
