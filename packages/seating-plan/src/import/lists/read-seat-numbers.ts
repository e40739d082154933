import { z } from 'zod';
import { createNotice } from '../import-problem.ts';
import { listOf } from '../list-of.ts';
import { parseShape } from '../parse-shape.ts';
import { PlanBuilder } from '../plan-builder.ts';
import type { ReadPlan } from '../read-plan.ts';
import { Text } from './text-of.ts';

const SeatNumbers = listOf(z.object({ name: Text, price: Text, seat: listOf(Text) }));
const ROW = '1';

/** Seat numbers by block, without rows and places: each block is one row. */
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
