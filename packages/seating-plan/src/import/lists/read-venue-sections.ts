import { z } from 'zod';
import { listOf } from '../list-of.ts';
import { Measure, Place } from '../measures.ts';
import { parseShape } from '../parse-shape.ts';
import { PlanBuilder } from '../plan-builder.ts';
import type { ReadPlan } from '../read-plan.ts';
import { Text } from './text-of.ts';

const Seat = z.object({ id: Text, col: Text, x: z.number(), y: z.number(), priceTier: Text, status: Text });
const VenueSections = z.object({
  name: Text,
  sections: listOf(
    z.object({
      id: Text,
      label: Text,
      transform: Place.extend({ scale: Measure.nullish() }).nullish(),
      rows: listOf(z.object({ index: Text, seats: listOf(Seat) })),
    }),
  ),
});

/** Sections with rows by number; seats are placed relative to their section. */
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
        if (status !== '' && status !== 'available') builder.noteTaken();
      }
    }
  }
  return builder.build(name || planName);
}
