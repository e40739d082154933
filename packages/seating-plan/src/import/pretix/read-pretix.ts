import type { PlanBlock, PlanRow, PlanSeat, PlanShape, Point, SeatingPlan } from '../../format/plan.ts';
import { createNotice } from '../import-problem.ts';
import { parseShape } from '../parse-shape.ts';
import type { ReadPlan } from '../read-plan.ts';
import { readShift } from './canvas-shift.ts';
import { PretixPlan, type PretixSeat, type PretixZone } from './pretix-plan.ts';
import { readArea } from './read-area.ts';

/** A zone is a block; a seat's place is the sum of the positions of zone, row and seat, less what our export added. */
export function readPretix(value: unknown, planName: string): ReadPlan {
  const source = parseShape(PretixPlan, value);
  let sourceSeatCount = 0;
  for (const zone of source.zones) for (const row of zone.rows) sourceSeatCount += row.seats.length;
  const areas = source.zones.flatMap((zone) => (zone.areas ?? []).map((area) => readArea(area, originOf(zone))));
  const stage = findStage(areas);
  const plan: SeatingPlan = {
    format: 'parterre-seating-plan',
    formatVersion: 1,
    name: String(source.name ?? '').trim() || planName,
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

/** A single figure, and one without words, is the field or stage round which the seats were drawn. */
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
  const label = String(zone.name ?? '').trim() || String(zone.zone_id ?? '').trim();
  const origin = originOf(zone);
  const rows: PlanRow[] = zone.rows.map((row) => {
    const { x, y } = row.position ?? { x: 0, y: 0 };
    const label = String(row.row_number ?? '').trim();
    return { label, seats: row.seats.map((seat) => readSeat(seat, { x: origin.x + x, y: origin.y + y })) };
  });
  return { blockId: index + 1, label, description: '', bestRank: null, rows };
}

function readSeat(seat: PretixSeat, origin: Point): PlanSeat {
  const label = String(seat.seat_number ?? '').trim();
  const position = { x: origin.x + seat.position.x, y: origin.y + seat.position.y };
  return { label, ...position, ...(seat.category && { category: seat.category }) };
}
