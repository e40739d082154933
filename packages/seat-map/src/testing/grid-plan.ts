import type { Geometry, GeometryBlock, GeometryRow } from '@parterre/seating-plan/geometry';

export interface GridPlanOptions {
  readonly blocks?: number;
  readonly rows?: number;
  readonly seats?: number;
  /** The rotation of every block around the plan's origin, in degrees. */
  readonly rotation?: number;
  /**
   * Every row has an aisle after this many seats. Seats across it are not neighbours and are two seat distances apart.
   */
  readonly aisleAfter?: number;
}

const PITCH = 20;
const BLOCK_GAP = 60;

/** Blocks of straight rows side by side, labelled A, B, … with rows 1, 2, … and seats 1, 2, …; row 1 is at the top. */
export function gridPlan({ blocks = 1, rows = 1, seats = 1, rotation = 0, aisleAfter = 0 }: GridPlanOptions): Geometry {
  const seatCount = blocks * rows * seats;
  const plan = {
    x: new Float32Array(seatCount),
    y: new Float32Array(seatCount),
    rotation: new Int16Array(seatCount).fill(rotation),
    row: new Uint32Array(seatCount),
    block: new Uint16Array(seatCount),
    label: new Uint16Array(seatCount),
    parity: new Uint8Array(seatCount),
    left: new Int32Array(seatCount),
    right: new Int32Array(seatCount),
  };
  const angle = (rotation * Math.PI) / 180;
  const blockWidth = (seats + (aisleAfter ? 1 : 0)) * PITCH + BLOCK_GAP;
  for (let seat = 0; seat < seatCount; seat++) {
    const at = seat % seats;
    const row = Math.floor(seat / seats);
    const block = Math.floor(row / rows);
    const isBeyondAisle = aisleAfter > 0 && at >= aisleAfter;
    const across = block * blockWidth + (at + (isBeyondAisle ? 1 : 0)) * PITCH;
    const deep = (row % rows) * PITCH;
    plan.x[seat] = across * Math.cos(angle) - deep * Math.sin(angle);
    plan.y[seat] = across * Math.sin(angle) + deep * Math.cos(angle);
    plan.row[seat] = row;
    plan.block[seat] = block;
    plan.label[seat] = at;
    plan.parity[seat] = at % 2;
    plan.left[seat] = at === 0 || at === aisleAfter ? -1 : seat - 1;
    plan.right[seat] = at === seats - 1 || at + 1 === aisleAfter ? -1 : seat + 1;
  }
  return {
    ...plan,
    seatCount,
    pitch: PITCH,
    focalPoint: null,
    bounds: boundsOf(plan.x, plan.y),
    labels: Array.from({ length: seats }, (_, at) => String(at + 1)),
    flags: new Uint8Array(seatCount),
    rows: Array.from({ length: blocks * rows }, (_, row) => gridRow(row, rows, seats)),
    blocks: Array.from({ length: blocks }, (_, block) => gridBlock(block, rows, seats)),
    standingAreas: [],
    shapes: [],
  };
}

function gridRow(row: number, rows: number, seats: number): GeometryRow {
  return {
    label: String((row % rows) + 1),
    block: Math.floor(row / rows),
    firstSeat: row * seats,
    seatCount: seats,
  };
}

function gridBlock(block: number, rows: number, seats: number): GeometryBlock {
  return {
    blockId: 100 + block,
    label: String.fromCharCode(65 + block),
    description: '',
    bestRank: null,
    firstSeat: block * rows * seats,
    seatCount: rows * seats,
    firstRow: block * rows,
    rowCount: rows,
    outline: null,
  };
}

function boundsOf(x: Float32Array, y: Float32Array): Geometry['bounds'] {
  if (x.length === 0) return { minX: 0, minY: 0, maxX: 0, maxY: 0 };
  const bounds = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (let seat = 0; seat < x.length; seat++) {
    bounds.minX = Math.min(bounds.minX, x[seat] ?? 0);
    bounds.maxX = Math.max(bounds.maxX, x[seat] ?? 0);
    bounds.minY = Math.min(bounds.minY, y[seat] ?? 0);
    bounds.maxY = Math.max(bounds.maxY, y[seat] ?? 0);
  }
  return bounds;
}
