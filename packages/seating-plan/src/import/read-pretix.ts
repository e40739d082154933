import { z } from 'zod';
import { readShift } from '../export/canvas-shift.ts';
import { CORNERS_MAX } from '../format/limits.ts';
import type { PlanBlock, PlanRow, PlanSeat, PlanShape, Point, SeatingPlan } from '../format/plan.ts';
import { drawEllipse, drawRectangle, movePoints } from '../geometry/figures.ts';
import { Label, listOf, Measure, Offset, Position, parseShape, Rotation, textOf } from './file-schema.ts';
import { createNotice } from './import-problem.ts';
import { isStageText } from './is-stage-text.ts';
import type { ReadPlan } from './read-plan.ts';

/**
 * Reads a zone as a block. A seat's position is the sum of those of zone, row and seat, minus the shift of our export.
 */
export function readPretix(value: unknown, planName: string): ReadPlan {
  const source = parseShape(PretixPlan, value);
  let sourceSeatCount = 0;
  for (const zone of source.zones) for (const row of zone.rows) sourceSeatCount += row.seats.length;
  const areas = source.zones.flatMap((zone) => (zone.areas ?? []).map((area) => readArea(area, originOf(zone))));
  const stage = findStage(areas);
  const plan: SeatingPlan = {
    format: 'parterre-seating-plan',
    formatVersion: 1,
    name: textOf(source.name) || planName,
    categories: source.categories.map(({ name, color }) => ({
      key: name,
      label: name,
      ...(color && { colour: color }),
    })),
    blocks: source.zones.filter((zone) => zone.rows.length > 0).map(readZone),
    standingAreas: [],
    shapes: areas.flat().map((shape) => (shape === stage ? { ...shape, kind: 'stage' } : shape)),
  };
  const notices = stage ? [createNotice('STAGE_ASSUMED', {})] : [];
  return { plan, notices, sourceSeatCount, hasPositions: true };
}

/** Returns the only figure without a text: it is the field or stage round which the seats were drawn. */
function findStage(areas: readonly (readonly PlanShape[])[]): PlanShape | undefined {
  const [drawn, ...others] = areas.filter((shapes) => shapes.some(({ kind }) => kind !== 'text'));
  const [figure, ...words] = drawn ?? [];
  return figure?.kind === 'polygon' && words.length === 0 && others.length === 0 ? figure : undefined;
}

function originOf({ position, uuid }: PretixZone): Point {
  const { x, y } = position ?? { x: 0, y: 0 };
  const shift = readShift(uuid);
  return { x: x - shift.x, y: y - shift.y };
}

function readZone(zone: PretixZone, index: number): PlanBlock {
  const label = textOf(zone.name) || textOf(zone.zone_id);
  const origin = originOf(zone);
  const rows: PlanRow[] = zone.rows.map((row) => {
    const { x, y } = row.position ?? { x: 0, y: 0 };
    const label = textOf(row.row_number);
    return { label, seats: row.seats.map((seat) => readSeat(seat, { x: origin.x + x, y: origin.y + y })) };
  });
  return { blockId: index + 1, label, description: '', bestRank: null, rows };
}

function readSeat(seat: PretixSeat, origin: Point): PlanSeat {
  const label = textOf(seat.seat_number);
  const position = { x: origin.x + seat.position.x, y: origin.y + seat.position.y };
  return { label, ...position, ...(seat.category && { category: seat.category }) };
}

/**
 * Turns an area into a polygon, or a line if it has two corners, and its words into a text. Words that name the stage
 * turn the polygon into one.
 */
function readArea(area: PretixArea, zoneOrigin: Point): PlanShape[] {
  const origin = { x: zoneOrigin.x + (area.position?.x ?? 0), y: zoneOrigin.y + (area.position?.y ?? 0) };
  const points = drawArea(area, origin);
  const text = area.text?.text?.trim() ?? '';
  if (points.length > 0 && isStageText(text)) return [{ kind: 'stage', points, text }];
  const shapes: PlanShape[] = points.length > 0 ? [{ kind: points.length > 2 ? 'polygon' : 'line', points }] : [];
  if (text !== '') {
    const { position, size } = area.text ?? {};
    const at = movePoints([position ?? { x: 0, y: 0 }], origin, area.rotation ?? 0);
    shapes.push({ kind: 'text', points: at, text, size: size && size > 0 ? size : 16 });
  }
  return shapes;
}

/** Draws an area. Its rotation is about its position: the corner of a rectangle, the middle of an ellipse. */
function drawArea({ rotation, rectangle, ellipse, circle, polygon, shape }: PretixArea, origin: Point): Point[] {
  const degrees = rotation ?? 0;
  if (shape === 'rectangle' && rectangle) {
    const { width, height } = rectangle;
    return movePoints(drawRectangle({ x: width / 2, y: height / 2 }, width, height), origin, degrees);
  }
  if (shape === 'ellipse' && ellipse) return drawEllipse(origin, ellipse.radius.x, ellipse.radius.y, degrees);
  if (shape === 'circle' && circle) return drawEllipse(origin, circle.radius, circle.radius);
  if (shape === 'polygon' && polygon) return movePoints(polygon.points, origin, degrees);
  return [];
}

/** A pretix seating plan, read leniently, because its drafts and its editor disagree on optional fields. */
const PretixArea = z.object({
  shape: z.string().optional(),
  position: Position.optional(),
  rotation: Rotation.nullish(),
  rectangle: z.object({ width: Measure, height: Measure }).nullish(),
  ellipse: z.object({ radius: Position }).nullish(),
  circle: z.object({ radius: Measure }).nullish(),
  polygon: z.object({ points: listOf(Position, CORNERS_MAX) }).nullish(),
  text: z.object({ text: z.string().nullish(), size: Measure.nullish(), position: Position.nullish() }).nullish(),
});
type PretixArea = z.infer<typeof PretixArea>;

const PretixSeat = z.object({
  seat_number: Label,
  category: z.string().nullish(),
  position: z.object({ x: z.number(), y: z.number() }),
});
type PretixSeat = z.infer<typeof PretixSeat>;

const PretixZone = z.object({
  name: Label,
  zone_id: Label,
  uuid: z.unknown().optional(),
  position: Offset.optional(),
  rows: listOf(z.object({ row_number: Label, position: Position.optional(), seats: listOf(PretixSeat) })),
  areas: listOf(PretixArea).nullish(),
});
type PretixZone = z.infer<typeof PretixZone>;

const PretixPlan = z.object({
  name: Label,
  categories: listOf(z.object({ name: z.string(), color: z.string().nullish() })).default([]),
  zones: listOf(PretixZone),
});
