import { emptyAllocation } from '@parterre/seat-map';
import type { Geometry, GeometryBlock, GeometryRow } from '@parterre/seating-plan';
import type { DrawnPlan } from './seat-drawing.ts';

/** A seat as one JSON object, as servers that send rows would send it to a map. */
export interface SeatRow {
  seat: number;
  seatId: string;
  x: number;
  y: number;
  rotation: number;
  state: 'ASSIGNED' | 'SOLD';
  price: number;
  hold: number;
}

const SEAT_PITCH = 20;

/** Builds columns of the same kind as the product's, so that both paths paint alike. */
export function toPlan(items: readonly SeatRow[]): DrawnPlan {
  const seatCount = items.length;
  const columns = {
    x: Float32Array.from(items, (item) => item.x),
    y: Float32Array.from(items, (item) => item.y),
    rotation: Int16Array.from(items, (item) => item.rotation),
    row: new Uint32Array(seatCount),
    block: new Uint16Array(seatCount),
    label: new Uint16Array(seatCount),
    flags: new Uint8Array(seatCount),
    parity: new Uint8Array(seatCount),
    left: new Int32Array(seatCount).fill(-1),
    right: new Int32Array(seatCount).fill(-1),
  };
  const tables = { rows: [] as GeometryRow[], blocks: [] as GeometryBlock[], labels: new Map<string, number>() };
  const bounds = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (const [seat, item] of items.entries()) {
    const [block = '', row = '', label = ''] = item.seatId.split('|');
    columns.block[seat] = addBlock(tables.blocks, block, seat);
    columns.row[seat] = addRow(tables, row, seat);
    if (!tables.labels.has(label)) tables.labels.set(label, tables.labels.size);
    columns.label[seat] = tables.labels.get(label) ?? 0;
    bounds.minX = Math.min(bounds.minX, item.x);
    bounds.maxX = Math.max(bounds.maxX, item.x);
    bounds.minY = Math.min(bounds.minY, item.y);
    bounds.maxY = Math.max(bounds.maxY, item.y);
  }
  const geometry: Geometry = {
    ...columns,
    seatCount,
    bounds,
    pitch: SEAT_PITCH,
    focalPoint: null,
    rows: tables.rows,
    blocks: tables.blocks,
    labels: [...tables.labels.keys()],
    standingAreas: [],
    shapes: [],
  };
  const price = Uint16Array.from(items, (item) => item.price);
  const hold = Uint16Array.from(items, (item) => item.hold);
  const claim = Uint8Array.from(items, (item) => (item.state === 'SOLD' ? 2 : 0));
  return { geometry, allocation: { ...emptyAllocation(geometry), price, hold, claim } };
}

type Growing<T> = { -readonly [K in keyof T]: T[K] };

function addBlock(blocks: Growing<GeometryBlock>[], label: string, seat: number): number {
  const last = blocks.at(-1);
  if (last?.label === label) last.seatCount++;
  else
    blocks.push({
      blockId: blocks.length + 1,
      label,
      description: '',
      bestRank: null,
      firstSeat: seat,
      seatCount: 1,
      firstRow: 0,
      rowCount: 0,
      outline: null,
    });
  return blocks.length - 1;
}

function addRow(
  { rows, blocks }: { rows: Growing<GeometryRow>[]; blocks: Growing<GeometryBlock>[] },
  label: string,
  seat: number,
): number {
  const block = blocks.length - 1;
  const last = rows.at(-1);
  if (last?.label === label && last.block === block) last.seatCount++;
  else {
    rows.push({ label, block, firstSeat: seat, seatCount: 1 });
    const owner = blocks[block];
    if (owner && owner.rowCount++ === 0) owner.firstRow = rows.length - 1;
  }
  return rows.length - 1;
}
