import { z } from 'zod';
import { drawRectangle } from '../../geometry/figures.ts';
import { listOf, parseShape, Text } from '../file-schema.ts';
import { PlanBuilder } from '../plan-builder.ts';
import type { ReadPlan } from '../read-plan.ts';

const SeatGrid = listOf(listOf(z.object({ code: Text, status: Text })));
const CODE = /^(\p{L}+)\s*(\d+)$/u;

/** Reads rows of cells. The index of a cell is its position; its code is the row's letters and the seat's number. */
export function readSeatGrid(value: unknown, planName: string): ReadPlan {
  const builder = new PlanBuilder();
  for (const [y, cells] of parseShape(SeatGrid, value).entries()) {
    for (const [x, { code, status }] of cells.entries()) {
      if (status === 'VOID') continue;
      const [, row = '', label = code] = CODE.exec(code) ?? [];
      builder.addSeat({ key: planName }, row, { label, x: x * COLUMN_STEP, y: y * ROW_STEP });
      if (status !== '' && status !== 'VACANT') builder.countTaken();
    }
  }
  return builder.build(planName);
}

const BlockRows = z.object({
  name: Text,
  venueName: Text,
  blockId: Text,
  blockName: Text,
  stageText: Text,
  seatMapData: listOf(z.object({ row: Text, label: Text, type: Text })),
});
const AISLE = /^empty-[0-9a-f]+$/i;

/** Reads the cells of one block in reading order, which is their only geometry; a space keeps its position. */
export function readBlockRows(value: unknown, planName: string): ReadPlan {
  const source = parseShape(BlockRows, value);
  const builder = new PlanBuilder();
  const block = { key: source.blockId, label: source.blockName || source.name || planName };
  const columns = new Map<string, { y: number; next: number }>();
  let widest = 0;
  for (const { row, label, type } of source.seatMapData) {
    const line = columns.get(row) ?? { y: columns.size, next: 0 };
    columns.set(row, line);
    if (type !== 'space' && !AISLE.test(row))
      builder.addSeat(block, row, { label, x: line.next * COLUMN_STEP, y: line.y * ROW_STEP });
    line.next += 1;
    widest = Math.max(widest, line.next);
  }
  const width = widest * COLUMN_STEP;
  const centre = { x: width / 2 - COLUMN_STEP / 2, y: -3 * ROW_STEP };
  if (source.stageText)
    builder.shapes.push({
      kind: 'stage',
      points: drawRectangle(centre, width * 0.8, 2 * ROW_STEP),
      text: source.stageText,
    });
  return builder.build(source.name || source.venueName || planName);
}

/** The step between seats in plan units, for formats that only count seats and rows. */
const COLUMN_STEP = 20;
const ROW_STEP = 25;
