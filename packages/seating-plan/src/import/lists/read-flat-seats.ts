import { z } from 'zod';
import { listOf } from '../list-of.ts';
import { parseShape } from '../parse-shape.ts';
import { PlanBuilder } from '../plan-builder.ts';
import type { ReadPlan } from '../read-plan.ts';
import { Text } from './text-of.ts';

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

/** One list of all seats, each with its block, row and place. */
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
    if (isSold) builder.noteTaken();
  }
  return builder.build(planName);
}
