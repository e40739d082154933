import { type Rect, toScreen } from '@parterre/canvas';
import { boundsOf } from '@parterre/seating-plan/edit';
import type { Painting } from './painting.ts';

const ROW_NAME_MIN_PX = 9;
/** A share of the distance between seats. */
const ROW_NAME_WIDTH = 1.4;
const BLOCK_NAME_LENGTH = 40;
const NAME_HALF_PX = 6;
/** The distance of the name from the last row, towards the outline, as a share of the distance between seats. */
const INSIDE = 0.35;
/** Blocks with more seats are measured by the ends of their rows only, which is faster. */
const ENDS_ONLY = 40;

/** Names rows beside their first seat, and blocks below their last row, inside the outline if they have one. */
export function paintNames(painting: Painting): void {
  const { context, desk, look } = painting;
  const { draft, columns, camera } = desk;
  const seatPx = columns.pitch * camera.scale;
  const named: Rect[] = [];
  context.textBaseline = 'middle';
  for (const blockId of draft.root.blocks) {
    const block = draft.require(blockId, 'block');
    const ends = block.rows.flatMap((rowId) => {
      const { seats } = draft.require(rowId, 'row');
      const shown = seats.length > ENDS_ONLY ? [...seats.slice(0, 1), ...seats.slice(-1)] : seats;
      return shown.flatMap((id) => placeOf(painting, id) ?? []);
    });
    const box = boundsOf([...ends, ...(block.outline ?? [])]);
    if (!box) continue;
    if (seatPx >= ROW_NAME_MIN_PX) paintRowNames(painting, block.rows, seatPx);
    const foot = toScreen(camera, { x: (box.minX + box.maxX) / 2, y: box.maxY });
    const x = foot.x;
    const y = foot.y + (block.outline ? -Math.max(6, seatPx * INSIDE) : Math.max(12, seatPx));
    const name = shorten(block.label);
    context.font = `600 ${Math.min(16, Math.max(10, seatPx * 0.6))}px ${look.map.fontFamily}`;
    const half = context.measureText(name).width / 2;
    const place = { minX: x - half, maxX: x + half, minY: y - NAME_HALF_PX, maxY: y + NAME_HALF_PX };
    // Overlapping names cannot be read; zooming in makes room for the next.
    if (named.some((other) => isOver(place, other))) continue;
    named.push(place);
    context.textAlign = 'center';
    context.fillStyle = look.map.text2;
    context.lineWidth = 3;
    context.strokeStyle = look.map.mapBackground;
    context.strokeText(name, x, y);
    context.fillText(name, x, y);
  }
}

function paintRowNames(painting: Painting, rows: readonly number[], seatPx: number): void {
  const { context, desk, look } = painting;
  context.font = `500 ${Math.min(14, Math.max(8, seatPx * 0.5))}px ${look.map.fontFamily}`;
  context.textAlign = 'center';
  context.fillStyle = look.map.text3;
  for (const id of rows) {
    const { label, seats } = desk.draft.require(id, 'row');
    const [first, second] = seats.slice(0, 2).map((seat) => placeOf(painting, seat));
    if (!first) continue;
    const way = second ? { x: first.x - second.x, y: first.y - second.y } : { x: -desk.columns.pitch, y: 0 };
    const length = Math.hypot(way.x, way.y) || 1;
    const share = desk.columns.pitch / length;
    const { x, y } = toScreen(desk.camera, { x: first.x + way.x * share, y: first.y + way.y * share });
    context.fillText(label, x, y, desk.columns.pitch * ROW_NAME_WIDTH * desk.camera.scale);
  }
}

const isOver = (a: Rect, b: Rect): boolean => a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY;

/** A label that is too long is reported as a finding, so it need not be shown in full. */
const shorten = (label: string): string =>
  label.length > BLOCK_NAME_LENGTH ? `${label.slice(0, BLOCK_NAME_LENGTH)}…` : label;

function placeOf({ desk }: Painting, id: number) {
  const { x, y } = desk.draft.require(id, 'seat').seat;
  return x === null || y === null ? undefined : { x, y };
}
