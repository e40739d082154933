import * as endpoints from '@parterre/contract/seats/figures';
import type { SeatPrice } from '@parterre/contract/seats/seat';
import type { Geometry } from '@parterre/seating-plan';
import type { z } from 'zod';
import { notFound } from '#errors.ts';
import { openOrdinalPage } from '#lists/open-page.ts';
import { toExactPage } from '#lists/page-answer.ts';
import { requireShow } from '#resources/ground/show-rows/require-show.ts';
import { type VerbInput, verb } from '#verb.ts';
import { requirePlan, seatIndexOf } from '../require-plan.ts';
import { readOrdinals, requirePriceOrdinal } from './read-ordinals.ts';
import { readSeats } from './read-seats.ts';
import { type HoldRow, listSeatFacts, readHoldsByOrdinal, type SeatFact } from './seat-facts.ts';

type Query = VerbInput<typeof endpoints.listSeatPrices>['query'];
type SeatPriceItem = z.infer<typeof SeatPrice>;

/** Lists seats in plan order; `next` is the ordinal to continue from. */
export const listSeatPrices = verb(endpoints.listSeatPrices, async (ctx, { params, query }) => {
  const show = await requireShow(ctx, params.showCode);
  const { geometry } = await requirePlan(ctx, show);
  const ordinals = await readOrdinals(ctx, show);
  const holds = await readHoldsByOrdinal(ctx, show);
  const span = spanOf(geometry, query);
  const price = query.priceTypeId === undefined ? undefined : requirePriceOrdinal(ordinals, query.priceTypeId);
  const start = openOrdinalPage(query, span.from);
  const seats = await readSeats(ctx, show, {
    seatCount: geometry.seatCount,
    within:
      price === undefined ? { from: start.from + start.skip, to: start.from + start.skip + query.pageSize } : span,
  });
  const page = pickPage(listSeatFacts(seats, geometry, holds), { span, price, start, pageSize: query.pageSize });
  const priceIds = new Map([...ordinals.prices].map(([id, ordinal]) => [ordinal, id]));
  const index = seatIndexOf(geometry);
  const totalItems = price === undefined ? span.to - span.from + 1 : page.matching;
  const items = page.facts.map((fact) => ({
    seatId: index.seatIdOf(fact.seat),
    blockId: geometry.blocks[geometry.block[fact.seat] ?? -1]?.blockId ?? 0,
    ...presentFact(fact, priceIds, holds),
  }));
  return toExactPage(items, totalItems, query.pageSize, page.next === undefined ? undefined : String(page.next));
});

function spanOf(geometry: Geometry, { blockId }: Query): { from: number; to: number } {
  if (blockId === undefined) return { from: 0, to: geometry.seatCount - 1 };
  const block = geometry.blocks.find((candidate) => candidate.blockId === blockId);
  if (!block) throw notFound('The plan has no such block.');
  return { from: block.firstSeat, to: block.firstSeat + block.seatCount - 1 };
}

interface PageRequest {
  span: { from: number; to: number };
  price: number | undefined;
  start: { from: number; skip: number };
  pageSize: number;
}

function pickPage(facts: Iterable<SeatFact>, { span, price, start, pageSize }: PageRequest) {
  const picked: SeatFact[] = [];
  let skip = price === undefined ? 0 : start.skip;
  const from = price === undefined ? start.from + start.skip : start.from;
  let matching = 0;
  let next: number | undefined;
  for (const fact of facts) {
    if (fact.seat < span.from || fact.seat > span.to || (price !== undefined && fact.price !== price)) continue;
    matching++;
    if (fact.seat < from) continue;
    if (skip > 0) skip--;
    else if (picked.length < pageSize) picked.push(fact);
    else next ??= fact.seat;
  }
  return { facts: picked, matching, next };
}

function presentFact(
  { seat, price, hold, state }: SeatFact,
  priceIds: ReadonlyMap<number, number>,
  holds: ReadonlyMap<number, HoldRow>,
): Omit<SeatPriceItem, 'seatId' | 'blockId'> {
  const held = holds.get(hold);
  return {
    seat,
    state,
    priceTypeId: priceIds.get(price) ?? null,
    holdId: held?.id ?? null,
    ...(held ? { hold: { reservationFlag: held.reservationFlag } } : {}),
  };
}
