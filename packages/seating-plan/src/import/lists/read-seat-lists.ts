import { z } from 'zod';
import { listOf, Measure, Position, parseShape, Text } from '../file-schema.ts';
import { createNotice } from '../import-problem.ts';
import { PlanBuilder } from '../plan-builder.ts';
import type { ReadPlan } from '../read-plan.ts';

const FlatSeats = listOf(
  z.object({
    blockId: Text,
    rowName: Text,
    displayName: Text,
    positionLeft: z.number(),
    positionTop: z.number(),
    refSeatClassID: Text,
    isSold: z.boolean().nullish(),
  }),
);

/** Reads one entry per seat with block, row and position, either as a list or under `seats`. */
export function readFlatSeats(value: unknown, planName: string): ReadPlan {
  const seats = Array.isArray(value)
    ? parseShape(FlatSeats, value)
    : parseShape(z.object({ seats: FlatSeats }), value).seats;
  const builder = new PlanBuilder();
  for (const { blockId, rowName, displayName, positionLeft, positionTop, refSeatClassID, isSold } of seats) {
    const place = { x: positionLeft, y: positionTop };
    const category = refSeatClassID && { category: refSeatClassID };
    builder.addSeat({ key: blockId, label: blockId || planName }, rowName, {
      label: displayName,
      ...place,
      ...category,
    });
    if (isSold) builder.countTaken();
  }
  return builder.build(planName);
}

const SeatNumbers = listOf(z.object({ name: Text, price: Text, seat: listOf(Text) }));
const ROW = '1';

/** Reads seat numbers by block, without rows and positions: each block becomes one row. */
export function readSeatNumbers(value: unknown, planName: string): ReadPlan {
  const builder = new PlanBuilder();
  const blocks = parseShape(SeatNumbers, value);
  for (const { name, price, seat } of blocks) {
    for (const label of seat)
      builder.addSeat({ key: name }, ROW, { label, x: null, y: null, ...(price && { category: price }) });
  }
  builder.notices.push(createNotice('ROWS_ASSUMED', { row: ROW, blocks: blocks.length }));
  return builder.build(planName, { hasPositions: false });
}

const Seat = z.object({ id: Text, col: Text, x: z.number(), y: z.number(), priceTier: Text, status: Text });
const VenueSections = z.object({
  name: Text,
  sections: listOf(
    z.object({
      id: Text,
      label: Text,
      transform: Position.extend({ scale: Measure.nullish() }).nullish(),
      rows: listOf(z.object({ index: Text, seats: listOf(Seat) })),
    }),
  ),
});

/** Reads sections with rows by number; positions of seats are relative to their section. */
export function readVenueSections(value: unknown, planName: string): ReadPlan {
  const { name, sections } = parseShape(VenueSections, value);
  const builder = new PlanBuilder();
  for (const [index, { id, label, transform, rows }] of sections.entries()) {
    const { x: left, y: top, scale } = transform ?? { x: 0, y: 0, scale: 1 };
    const block = { key: id || String(index), label: label || id };
    for (const row of rows) {
      for (const { col, x, y, priceTier, status } of row.seats) {
        const place = { x: left + (scale ?? 1) * x, y: top + (scale ?? 1) * y };
        builder.addSeat(block, row.index, { label: col, ...place, ...(priceTier && { category: priceTier }) });
        if (status !== '' && status !== 'available') builder.countTaken();
      }
    }
  }
  return builder.build(name || planName);
}
