import { z } from 'zod';
import { CORNERS_MAX } from '../../format/limits.ts';
import { Label, listOf, Measure, Position, Rotation } from '../file-schema.ts';

/** Keys of categories are texts or numbers, as labels are. */
const Key = Label;
const Flag = z.boolean().nullish();

export const ChartSeat = z.object({
  x: z.number(),
  y: z.number(),
  label: Label,
  categoryKey: Key,
  accessible: Flag,
  companionSeat: Flag,
  semiAmbulatorySeat: Flag,
  restrictedView: Flag,
  entrance: Label,
  displayLabel: Label,
});
export type ChartSeat = z.infer<typeof ChartSeat>;

/** A figure of any kind: a standing area, a shape or a text. */
export const ChartFigure = z.object({
  type: z.string().nullish(),
  smartType: z.string().nullish(),
  label: Label,
  text: Label,
  center: Position.nullish(),
  radius: Measure.nullish(),
  radius1: Measure.nullish(),
  radius2: Measure.nullish(),
  width: Measure.nullish(),
  height: Measure.nullish(),
  points: listOf(Position, CORNERS_MAX).nullish(),
  rotationAngle: Rotation.nullish(),
  capacity: z.number().nonnegative().nullish(),
  categoryKey: Key,
  entrance: Label,
  displayLabel: Label,
});
export type ChartFigure = z.infer<typeof ChartFigure>;

const group = { label: Label, displayLabel: Label, entrance: Label, seats: listOf(ChartSeat).nullish() };
const Row = z.object(group);
const Table = z.object({
  ...group,
  center: Position.nullish(),
  bookAsAWhole: Flag,
});

const drawing = {
  height: Measure.nullish(),
  rows: listOf(Row).nullish(),
  tables: listOf(Table).nullish(),
  booths: z.array(z.unknown()).nullish(),
  imageObjects: z.array(z.unknown()).nullish(),
  icons: z.array(z.unknown()).nullish(),
  generalAdmissionAreas: listOf(ChartFigure).nullish(),
  shapes: listOf(ChartFigure).nullish(),
  texts: listOf(ChartFigure).nullish(),
};
export const ChartDrawing = z.object(drawing);
export type ChartDrawing = z.infer<typeof ChartDrawing>;

const Section = z.object({
  label: Label,
  points: listOf(Position, CORNERS_MAX).nullish(),
  topLeft: Position.nullish(),
  categoryKey: Key,
  entrance: Label,
  subChart: ChartDrawing.nullish(),
});

const Floor = z.object({
  ...drawing,
  sections: listOf(Section).nullish(),
  focalPoint: Position.nullish(),
  backgroundImage: z.unknown().optional(),
  floorName: Label,
  floorDisplayName: Label,
});
export type ChartFloor = z.infer<typeof Floor>;

/** A seats.io chart as its editor saves it (versions 17 to 22), without fields that are neither drawn nor sold. */
export const Chart = z.object({
  name: Label,
  version: z.number().min(0).max(1_000_000).nullish(),
  categories: z.object({ list: listOf(z.object({ key: Key, label: Label, color: z.string().nullish() })) }).nullish(),
  zones: z.object({ list: listOf(z.object({ label: Label, focalPoint: Position.nullish() })).nullish() }).nullish(),
  subChart: Floor.nullish(),
  subChartFloors: listOf(Floor).nullish(),
});
export type Chart = z.infer<typeof Chart>;
