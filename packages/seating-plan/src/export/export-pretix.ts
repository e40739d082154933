import type { PlanBlock, PlanShape, Point, SeatingPlan } from '../format/plan.ts';
import { boundsOf, centroidOf } from '../geometry/bounds.ts';
import { formatSeatId } from '../seat-ids/seat-id.ts';
import { writeShift } from './canvas-shift.ts';
import { nameCategories } from './export-csv.ts';

const COLOUR_DEFAULT = '#888888';
const MARGIN = 40;

/**
 * Writes pretix seating-plan JSON: a block is a zone moved onto the canvas by its position, the seat id is the guid.
 * Rotation, access, ranks and more have no field (`listExportLosses`); standing areas are shapes with their label.
 */
export function exportPretix(plan: SeatingPlan): string {
  const drawn = [...plan.shapes.map(writeShape), ...plan.standingAreas.map(writeStandingArea)];
  const { size, position } = measureCanvas(plan, drawn);
  const nameOf = nameCategories(plan);
  const zones = plan.blocks.map((block) => ({ ...writeZone(block, { position, nameOf }), areas: [] as PretixArea[] }));
  if (drawn.length > 0) {
    const zone = { name: 'Drawing', zone_id: 'drawing', uuid: writeShift('drawing', position), position };
    zones.push({ ...zone, rows: [], areas: drawn });
  }
  const categories = plan.categories.map(({ key, colour }) => ({ name: nameOf(key), color: colour ?? COLOUR_DEFAULT }));
  return `${JSON.stringify({ name: plan.name, categories, zones, size }, undefined, 1)}\n`;
}

interface Canvas {
  readonly position: Point;
  readonly nameOf: (category: string) => string;
}

function writeZone(block: PlanBlock, { position, nameOf }: Canvas) {
  return {
    name: block.label,
    zone_id: String(block.blockId),
    uuid: writeShift(String(block.blockId), position),
    position,
    rows: block.rows.map((row) => ({
      row_number: row.label,
      row_number_position: 'both',
      position: { x: 0, y: 0 },
      seats: row.seats.map((seat) => ({
        seat_guid: formatSeatId(block.label, row.label, seat.label),
        seat_number: seat.label,
        position: { x: seat.x ?? 0, y: seat.y ?? 0 },
        category: nameOf(seat.category ?? ''),
      })),
    })),
  };
}

interface PretixArea {
  readonly shape: 'polygon' | 'text';
  readonly position: Point;
  readonly rotation: number;
  readonly color: string;
  readonly border_color: string;
  readonly polygon?: { readonly points: readonly Point[] };
  readonly text?: { readonly text: string; readonly color: string; readonly size: number; readonly position: Point };
}

function writeShape(shape: PlanShape): PretixArea {
  if (shape.kind === 'text') return writeArea('text', shape.points, shape.text ?? '', shape.size);
  return writeArea('polygon', shape.points, shape.text ?? (shape.kind === 'stage' ? 'Stage' : ''), shape.size);
}

function writeStandingArea(area: { label: string; outline: readonly Point[] }): PretixArea {
  return writeArea('polygon', area.outline, area.label);
}

function writeArea(shape: PretixArea['shape'], points: readonly Point[], text: string, size = 16): PretixArea {
  const at = shape === 'text' ? (points[0] ?? { x: 0, y: 0 }) : centroidOf(points);
  return {
    shape,
    position: { x: 0, y: 0 },
    rotation: 0,
    color: '#eeeeee',
    border_color: '#999999',
    ...(shape === 'polygon' && { polygon: { points } }),
    ...(text !== '' && { text: { text, color: '#333333', size, position: at } }),
  };
}

/**
 * Returns shift and size of the canvas: pretix draws from the origin to its size only, so the zones are shifted into
 * it.
 */
function measureCanvas(
  plan: SeatingPlan,
  drawn: readonly PretixArea[],
): { size: { width: number; height: number }; position: Point } {
  const { minX, minY, maxX, maxY } = boundsOf(listPoints(plan, drawn)) ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 };
  const position = { x: MARGIN - Math.floor(minX), y: MARGIN - Math.floor(minY) };
  const size = { width: Math.ceil(maxX) + position.x + MARGIN, height: Math.ceil(maxY) + position.y + MARGIN };
  return { size, position };
}

function* listPoints({ blocks }: SeatingPlan, drawn: readonly PretixArea[]): Iterable<Point> {
  for (const block of blocks) {
    for (const row of block.rows) for (const { x, y } of row.seats) yield { x: x ?? 0, y: y ?? 0 };
  }
  for (const { polygon, text } of drawn) {
    yield* polygon?.points ?? [];
    if (text) yield* cornersOf(text);
  }
}

/** The usual width of a letter as a share of its height, rounded up. */
const LETTER_WIDTH = 0.7;

/** Returns the corners of a text, which pretix centres on its position. */
function cornersOf({ text, size, position: { x, y } }: NonNullable<PretixArea['text']>): Point[] {
  const lines = text.split('\n');
  const aside = (Math.max(...lines.map((line) => line.length)) * size * LETTER_WIDTH) / 2;
  const high = (lines.length * size) / 2;
  return [
    { x: x - aside, y: y - high },
    { x: x + aside, y: y + high },
  ];
}
