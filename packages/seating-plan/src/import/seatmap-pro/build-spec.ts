import { z } from 'zod';
import { CORNERS_MAX } from '../../format/limits.ts';
import { listOf, Measure, Position, Rotation, Text } from '../file-schema.ts';

/** The default that the vendor's reader uses for a field that is missing or null. */
const orElse = <Value>(schema: z.ZodType<Value>, value: Value) => schema.nullish().transform((found) => found ?? value);
const Count = z.int().positive().max(1_000_000);
const Origin = orElse(Position, { x: 0, y: 0 });
const Points = orElse(listOf(Position, CORNERS_MAX), []);
const Figure = z.enum(['RECT', 'CIRCLE', 'POLYGON', 'LINE']);
/** Longer than any label of a plan; the limit bounds the digits that are counted up. */
const FIRST_LABEL_LENGTH_MAX = 40;
const numbering = {
  from: Text.pipe(z.string().max(FIRST_LABEL_LENGTH_MAX)),
  step: orElse(z.number().min(-1000).max(1000), 1),
};
const RowNumbering = z.object({
  ...numbering,
  format: orElse(z.enum(['arabic', 'letters', 'roman']), 'arabic'),
  direction: z.enum(['toBottom', 'toTop']).nullish(),
});
const SeatNumbering = z.object({ ...numbering, direction: z.enum(['toRight', 'toLeft']).nullish() });
/** The seats of a row by their labels; without `seats` it is the whole row. */
const Choice = z.object({ row: Text, seats: listOf(Text).nullish() });
const Flag = z.boolean().nullish();
const FlaggedSeats = Choice.extend({ accessible: Flag, hidden: Flag, marked: Flag });

const section = {
  name: Text,
  position: Origin,
  outline: z.object({ mode: z.string().nullish() }).nullish(),
};
const seated = {
  ...section,
  rows: Count,
  seatsPerRow: Count,
  numbering: z.object({ rows: RowNumbering.nullish(), seats: SeatNumbering.nullish() }).nullish(),
  skip: orElse(listOf(Choice), []),
  flags: orElse(listOf(FlaggedSeats), []),
};
const Grid = z.object({
  ...seated,
  type: z.literal('grid'),
  spacing: orElse(z.object({ x: orElse(Measure, 28), y: orElse(Measure, 28) }), { x: 28, y: 28 }),
});
const Arc = z.object({
  ...seated,
  type: z.literal('arc'),
  radius: Measure,
  arcDegrees: orElse(Rotation, 90),
  rowSpacing: orElse(Measure, 28),
  facing: orElse(z.enum(['in', 'out']), 'in'),
});
const Standing = z.object({
  ...section,
  type: z.literal('ga'),
  shape: orElse(Figure, 'RECT'),
  width: orElse(Measure, 250),
  height: orElse(Measure, 250),
  points: Points,
});
/** Sets the type that applies if the file has none. */
const withType = (type: string) => (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...value, type: Reflect.get(value, 'type') ?? type }
    : value;
const Section = z.preprocess(withType('grid'), z.discriminatedUnion('type', [Grid, Arc, Standing]));

const drawn = { position: Origin, width: Measure.nullish(), height: Measure.nullish(), text: Text };
const outlined = { ...drawn, shape: orElse(Figure, 'RECT'), angle: orElse(Rotation, 0), points: Points };
const Shape = z.preprocess(
  withType('shape'),
  z.discriminatedUnion('type', [
    z.object({ ...outlined, type: z.literal('stage') }),
    z.object({ ...outlined, type: z.literal('shape') }),
    z.object({ ...drawn, type: z.literal('label') }),
  ]),
);

/** A recipe of Seatmap.pro's editor, with the defaults of its own reader. */
export const BuildSpec = z.object({
  venue: z.object({ name: Text }).nullish(),
  schema: z.object({ name: Text, gaCapacity: z.number().nonnegative().nullish() }),
  sections: listOf(Section, 10_000),
  shapes: orElse(listOf(Shape, 10_000), []),
  underlay: z.unknown().optional(),
});

export type ArcSection = z.infer<typeof Arc>;
export type GridSection = z.infer<typeof Grid>;
export type SeatedSection = ArcSection | GridSection;
export type DrawnShape = z.infer<typeof Shape>;
