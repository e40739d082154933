import { z } from 'zod';
import { listOf } from '../list-of.ts';
import { parseShape } from '../parse-shape.ts';
import { PlanBuilder } from '../plan-builder.ts';
import type { ReadPlan } from '../read-plan.ts';
import { COLUMN_STEP, ROW_STEP } from './steps.ts';
import { Text } from './text-of.ts';

const SeatGrid = listOf(listOf(z.object({ code: Text, status: Text })));
const CODE = /^(\p{L}+)\s*(\d+)$/u;

/** Rows of cells: where a cell stands is its place, its code the row's letters and the seat's number. */
export function readSeatGrid(value: unknown, planName: string): ReadPlan {
  const builder = new PlanBuilder();
  for (const [y, cells] of parseShape(SeatGrid, value).entries()) {
    for (const [x, { code, status }] of cells.entries()) {
      if (status === 'VOID') continue;
      const [, row = '', label = code] = CODE.exec(code) ?? [];
      builder.addSeat({ key: planName }, row, { label, x: x * COLUMN_STEP, y: y * ROW_STEP });
      if (status !== '' && status !== 'VACANT') builder.noteTaken();
    }
  }
  return builder.build(planName);
}
