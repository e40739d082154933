import { z } from 'zod';
import { listOf } from '../list-of.ts';

const Position = z.object({ x: z.number(), y: z.number() });
const Label = z.union([z.string(), z.number()]).nullish();

/** A pretix seating plan, read leniently: the drafts and the editor differ in what is optional. */
export const PretixArea = z.object({
  shape: z.string().optional(),
  position: Position.optional(),
  rotation: z.number().nullish(),
  rectangle: z.object({ width: z.number(), height: z.number() }).nullish(),
  ellipse: z.object({ radius: Position }).nullish(),
  circle: z.object({ radius: z.number() }).nullish(),
  polygon: z.object({ points: listOf(Position) }).nullish(),
  text: z.object({ text: z.string().nullish(), size: z.number().nullish(), position: Position.nullish() }).nullish(),
});
export type PretixArea = z.infer<typeof PretixArea>;

export const PretixSeat = z.object({ seat_number: Label, category: z.string().nullish(), position: Position });
export type PretixSeat = z.infer<typeof PretixSeat>;

export const PretixZone = z.object({
  name: Label,
  zone_id: Label,
  position: Position.optional(),
  rows: listOf(z.object({ row_number: Label, position: Position.optional(), seats: listOf(PretixSeat) })),
  areas: listOf(PretixArea).nullish(),
});
export type PretixZone = z.infer<typeof PretixZone>;

export const PretixPlan = z.object({
  name: Label,
  categories: listOf(z.object({ name: z.string(), color: z.string().nullish() })).default([]),
  zones: listOf(PretixZone),
});
