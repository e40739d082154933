import type { Columns } from './create-columns.ts';
import type { Outlook } from './link-rows.ts';
import { toDegrees } from './to-degrees.ts';

const RADIANS = Math.PI / 180;

/**
 * Turns `order` in place so that it runs from the sitter's left to the right, and rotates the seats for which the
 * document gives no rotation: perpendicular to the course of the row, on the side of what there is to see.
 */
export function faceRow(columns: Columns, order: Uint32Array, outlook: Outlook): void {
  const forward = new Float64Array(order.length * 2);
  let agreement = 0;
  for (let index = 0; index < order.length; index += 1) {
    const seat = order[index] ?? 0;
    const before = order[index - 1] ?? seat;
    const after = order[index + 1] ?? seat;
    const forwardX = (columns.y[after] ?? 0) - (columns.y[before] ?? 0);
    const forwardY = (columns.x[before] ?? 0) - (columns.x[after] ?? 0);
    forward[index * 2] = forwardX;
    forward[index * 2 + 1] = forwardY;
    agreement += Math.sign(lookAt(columns, seat, forwardX, forwardY, outlook));
  }
  const side = agreement < 0 ? -1 : 1;
  for (let index = 0; index < order.length; index += 1) {
    const seat = order[index] ?? 0;
    if (columns.hasRotation[seat] === 1) continue;
    columns.rotation[seat] = rotationOf(
      columns,
      seat,
      (forward[index * 2] ?? 0) * side,
      (forward[index * 2 + 1] ?? 0) * side,
      outlook,
    );
  }
  if (side < 0) order.reverse();
}

/** Positive when somebody who looks along (forwardX, forwardY) has the stage before them. */
function lookAt(columns: Columns, seat: number, forwardX: number, forwardY: number, outlook: Outlook): number {
  if (columns.hasRotation[seat] === 1) {
    const angle = (columns.rotation[seat] ?? 0) * RADIANS;
    return forwardX * Math.sin(angle) - forwardY * Math.cos(angle);
  }
  const { focalPoint, bounds } = outlook;
  const isSteep = Math.abs(forwardX) > Math.abs(forwardY);
  if (!focalPoint && !isSteep) return -forwardY;
  const targetX = focalPoint?.x ?? (bounds.minX + bounds.maxX) / 2;
  const targetY = focalPoint?.y ?? (bounds.minY + bounds.maxY) / 2;
  return forwardX * (targetX - (columns.x[seat] ?? 0)) + forwardY * (targetY - (columns.y[seat] ?? 0));
}

/** A seat alone, or on top of its neighbour, has no course to stand on: it looks straight at the stage. */
function rotationOf(
  columns: Columns,
  seat: number,
  forwardX: number,
  forwardY: number,
  { focalPoint }: Outlook,
): number {
  if (forwardX !== 0 || forwardY !== 0) return toDegrees(Math.atan2(forwardX, -forwardY) / RADIANS);
  if (!focalPoint) return 0;
  const dx = focalPoint.x - (columns.x[seat] ?? 0);
  const dy = focalPoint.y - (columns.y[seat] ?? 0);
  return dx === 0 && dy === 0 ? 0 : toDegrees(Math.atan2(dx, -dy) / RADIANS);
}
