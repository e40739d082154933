import type { PlanShape, Point, StandingArea } from '../format/plan.ts';
import type { Bounds, Geometry, GeometryBlock, GeometryRow } from '../geometry/geometry.ts';

/** Everything but the columns. Only labels and counts are written, because ranges and indexes follow from them. */
export interface GeometryHeader {
  readonly seatCount: number;
  readonly bounds: Bounds;
  readonly pitch: number;
  readonly focalPoint: Point | null;
  readonly labels: readonly string[];
  readonly blocks: readonly HeaderBlock[];
  readonly standingAreas: readonly StandingArea[];
  readonly shapes: readonly PlanShape[];
}

interface HeaderBlock {
  readonly blockId: number;
  readonly label: string;
  readonly description: string;
  readonly bestRank: number | null;
  readonly outline: readonly Point[] | null;
  readonly rowLabels: readonly string[];
  readonly rowSeats: readonly number[];
}

export function describeGeometry(geometry: Geometry): GeometryHeader {
  const { seatCount, bounds, pitch, focalPoint, labels, standingAreas, shapes } = geometry;
  const blocks = geometry.blocks.map(({ blockId, label, description, bestRank, outline, firstRow, rowCount }) => {
    const rows = geometry.rows.slice(firstRow, firstRow + rowCount);
    const rowLabels = rows.map((row) => row.label);
    return { blockId, label, description, bestRank, outline, rowLabels, rowSeats: rows.map((row) => row.seatCount) };
  });
  return { seatCount, bounds, pitch, focalPoint, labels, blocks, standingAreas, shapes };
}

/** Returns undefined when the value is not a header of ours, or when its counts disagree. */
export function findHeader(value: unknown): GeometryHeader | undefined {
  if (!isHeader(value)) return undefined;
  let seats = 0;
  for (const block of value.blocks) {
    const { rowLabels, rowSeats, outline } = block ?? {};
    if (outline !== null && !arePoints(outline)) return undefined;
    if (!Array.isArray(rowLabels) || !Array.isArray(rowSeats) || rowLabels.length !== rowSeats.length) return undefined;
    for (const count of rowSeats) {
      if (!Number.isInteger(count) || count < 0) return undefined;
      seats += count;
    }
  }
  const figures = [...value.standingAreas.map((area) => area?.outline), ...value.shapes.map((shape) => shape?.points)];
  return seats === value.seatCount && figures.every(arePoints) ? value : undefined;
}

/** Checks the outer fields only, because the magic number proves that our encoder wrote the rest. */
function isHeader(value: unknown): value is GeometryHeader {
  if (typeof value !== 'object' || value === null) return false;
  const lists = ['labels', 'blocks', 'standingAreas', 'shapes'];
  const found = new Map(Object.entries(value));
  const bounds = found.get('bounds');
  if (typeof bounds !== 'object' || bounds === null) return false;
  const focalPoint = found.get('focalPoint');
  if (focalPoint !== null && !isPoint(focalPoint)) return false;
  return Number.isInteger(found.get('seatCount')) && lists.every((name) => Array.isArray(found.get(name)));
}

/** Coordinates may be null, because JSON writes a number that is not finite as null. */
const isPoint = (value: unknown): boolean => typeof value === 'object' && value !== null;

const arePoints = (value: unknown): boolean => Array.isArray(value) && value.every(isPoint);

export interface GeometryTables {
  readonly rows: readonly GeometryRow[];
  readonly blocks: readonly GeometryBlock[];
  readonly row: Uint32Array;
  readonly block: Uint16Array;
}

export function expandHeader(header: GeometryHeader): GeometryTables {
  const rows: GeometryRow[] = [];
  const blocks: GeometryBlock[] = [];
  const row = new Uint32Array(header.seatCount);
  const block = new Uint16Array(header.seatCount);
  let seat = 0;
  for (const { blockId, label, description, bestRank, outline, rowLabels, rowSeats } of header.blocks) {
    const firstSeat = seat;
    const firstRow = rows.length;
    for (const [index, rowLabel] of rowLabels.entries()) {
      const seatCount = rowSeats[index] ?? 0;
      row.fill(rows.length, seat, seat + seatCount);
      rows.push({ label: rowLabel, block: blocks.length, firstSeat: seat, seatCount });
      seat += seatCount;
    }
    block.fill(blocks.length, firstSeat, seat);
    const counts = { firstSeat, seatCount: seat - firstSeat, firstRow, rowCount: rowLabels.length };
    blocks.push({ blockId, label, description, bestRank, ...counts, outline });
  }
  return { rows, blocks, row, block };
}

/**
 * The layout, little-endian: `PTGM`, version (u32), header bytes (u32), header (JSON, UTF-8), columns as byte planes.
 */
export const GEOMETRY_MAGIC = 0x4d475450;
export const GEOMETRY_VERSION = 1;
export const FRAME_BYTES = 12;

/** Bytes per seat of each column, in the order of writing. `right` is not written, because it follows from `left`. */
export const COLUMN_BYTES = { x: 4, y: 4, left: 4, rotation: 2, label: 2, flags: 1, parity: 1 } as const;
export const SEAT_BYTES = Object.values(COLUMN_BYTES).reduce<number>((sum, bytes) => sum + bytes, 0);
