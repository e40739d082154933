import { z } from 'zod';
import { CORNERS_MAX } from '../../limits.ts';
import { listOf } from '../list-of.ts';
import { Text } from '../lists/text-of.ts';
import { Measure, Turn } from '../measures.ts';

const Place = z.object({ x: Measure.default(0), y: Measure.default(0) });
const Count = z.int().positive().max(1_000_000).default(1);
/** Longer than any label of a plan; its digits are counted up. */
const FIRST_LABEL_LENGTH_MAX = 40;
const Named = z
  .object({
    format: z.enum(['arabic', 'letters', 'roman']).optional(),
    from: Text.pipe(z.string().max(FIRST_LABEL_LENGTH_MAX)),
    step: z.int().positive().max(1000).default(1),
    direction: Text,
  })
  .partial({ step: true })
  .optional();
/** Seats of a row by their labels; no seats: the whole row. */
const Choice = z.object({
  row: Text,
  seats: listOf(Text).optional(),
  accessible: z.boolean().optional(),
  hidden: z.boolean().optional(),
});

export const BuildSection = z.object({
  name: Text,
  type: z.enum(['grid', 'arc', 'ga']).default('grid'),
  position: Place.default({ x: 0, y: 0 }),
  rows: Count,
  seatsPerRow: Count,
  spacing: z.object({ x: Measure.default(28), y: Measure.default(28) }).default({ x: 28, y: 28 }),
  radius: Measure.default(0),
  arcDegrees: Turn.default(90),
  rowSpacing: Measure.default(28),
  facing: z.enum(['in', 'out']).default('in'),
  numbering: z.object({ rows: Named, seats: Named }).default({}),
  skip: listOf(Choice).default([]),
  flags: listOf(Choice).default([]),
  shape: z.string().default('RECT'),
  width: Measure.default(250),
  height: Measure.default(250),
  points: listOf(Place, CORNERS_MAX).default([]),
});
export type BuildSection = z.infer<typeof BuildSection>;

export const BuildSpec = z.object({
  venue: z.object({ name: Text }).optional(),
  schema: z.object({ name: Text, gaCapacity: z.number().nonnegative().optional() }),
  sections: listOf(BuildSection, 10_000),
  shapes: listOf(
    z.object({
      type: z.string(),
      position: Place.default({ x: 0, y: 0 }),
      width: Measure.default(620),
      height: Measure.default(120),
      points: listOf(Place, CORNERS_MAX).default([]),
      text: Text,
    }),
    10_000,
  ).default([]),
  underlay: z.unknown().optional(),
});
