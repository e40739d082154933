import { z } from 'zod';

/**
 * A seating plan as a document, for editing, import and export. Lengths are in plan units, y grows downwards, angles
 * are in degrees clockwise. The schema checks the shape only; `checkPlan` finds the faults that a promoter must fix.
 */
export const Point = z.strictObject({ x: z.number(), y: z.number() });
export type Point = z.infer<typeof Point>;

export const PlanSeat = z.strictObject({
  label: z.string(),
  x: z.number().nullable(),
  y: z.number().nullable(),
  rotation: z.number().optional(),
  access: z.enum(['wheelchair', 'companion', 'step-free']).optional(),
  restrictedView: z.boolean().optional(),
  /** The key of a category. It suggests a price type for the seat, but is not a price. */
  category: z.string().optional(),
});
export type PlanSeat = z.infer<typeof PlanSeat>;

export const PlanRow = z.strictObject({ label: z.string(), seats: z.array(PlanSeat) });
export type PlanRow = z.infer<typeof PlanRow>;

export const PlanBlock = z.strictObject({
  /**
   * Opaque, positive and unique in the plan. It stays the same from version to version, because allocations find their
   * block by it.
   */
  blockId: z.int().positive(),
  label: z.string(),
  description: z.string(),
  /** Best available sells rank 1 first; null for a block without a rank. */
  bestRank: z.int().positive().nullable(),
  outline: z.array(Point).optional(),
  rows: z.array(PlanRow),
});
export type PlanBlock = z.infer<typeof PlanBlock>;

export const StandingArea = z.strictObject({
  label: z.string(),
  capacity: z.int().nonnegative(),
  outline: z.array(Point),
});
export type StandingArea = z.infer<typeof StandingArea>;

export const PlanShape = z.strictObject({
  kind: z.enum(['stage', 'polygon', 'line', 'text']),
  points: z.array(Point),
  text: z.string().optional(),
  size: z.number().positive().optional(),
});
export type PlanShape = z.infer<typeof PlanShape>;

export const PlanCategory = z.strictObject({ key: z.string(), label: z.string(), colour: z.string().optional() });
export type PlanCategory = z.infer<typeof PlanCategory>;

export const SeatingPlan = z
  .strictObject({
    format: z.literal('parterre-seating-plan'),
    formatVersion: z.literal(1),
    name: z.string(),
    focalPoint: Point.optional(),
    categories: z.array(PlanCategory),
    blocks: z.array(PlanBlock),
    standingAreas: z.array(StandingArea),
    shapes: z.array(PlanShape),
  })
  .meta({ id: 'SeatingPlanDocument', description: 'A seating plan document (Parterre JSON)' });
export type SeatingPlan = z.infer<typeof SeatingPlan>;

export function countSeats(plan: Pick<SeatingPlan, 'blocks'>): number {
  let count = 0;
  for (const block of plan.blocks) for (const row of block.rows) count += row.seats.length;
  return count;
}
