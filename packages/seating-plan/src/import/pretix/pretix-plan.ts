import { z } from 'zod';
import { CORNERS_MAX } from '../../format/limits.ts';
import { listOf } from '../list-of.ts';
import { Measure, Place, Shift, Turn } from '../measures.ts';

const Label = z.union([z.string(), z.number()]).nullish();

/** A pretix seating plan, read leniently: the drafts and the editor differ in what is optional. */
export const PretixArea = z.object({
  shape: z.string().optional(),
  position: Place.optional(),
  rotation: Turn.nullish(),
  rectangle: z.object({ width: Measure, height: Measure }).nullish(),
  ellipse: z.object({ radius: Place }).nullish(),
  circle: z.object({ radius: Measure }).nullish(),
  polygon: z.object({ points: listOf(Place, CORNERS_MAX) }).nullish(),
  text: z.object({ text: z.string().nullish(), size: Measure.nullish(), position: Place.nullish() }).nullish(),
});
export type PretixArea = z.infer<typeof PretixArea>;

export const PretixSeat = z.object({
  seat_number: Label,
  category: z.string().nullish(),
  position: z.object({ x: z.number(), y: z.number() }),
});
export type PretixSeat = z.infer<typeof PretixSeat>;

export const PretixZone = z.object({
  name: Label,
  zone_id: Label,
  uuid: z.unknown().optional(),
  position: Shift.optional(),
  rows: listOf(z.object({ row_number: Label, position: Place.optional(), seats: listOf(PretixSeat) })),
  areas: listOf(PretixArea).nullish(),
});
export type PretixZone = z.infer<typeof PretixZone>;

export const PretixPlan = z.object({
  name: Label,
  categories: listOf(z.object({ name: z.string(), color: z.string().nullish() })).default([]),
  zones: listOf(PretixZone),
});
