/** Edges in any unit; `maxX` and `maxY` are part of the rectangle. */
export interface Rect {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const EMPTY_RECT: Rect = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };

export function rectOf(a: Point, b: Point): Rect {
  return { minX: Math.min(a.x, b.x), minY: Math.min(a.y, b.y), maxX: Math.max(a.x, b.x), maxY: Math.max(a.y, b.y) };
}

export function growRect(rect: Rect, by: number): Rect {
  return { minX: rect.minX - by, minY: rect.minY - by, maxX: rect.maxX + by, maxY: rect.maxY + by };
}

export function joinRects(a: Rect, b: Rect): Rect {
  return {
    minX: Math.min(a.minX, b.minX),
    minY: Math.min(a.minY, b.minY),
    maxX: Math.max(a.maxX, b.maxX),
    maxY: Math.max(a.maxY, b.maxY),
  };
}

export function isInRect({ x, y }: Point, rect: Rect): boolean {
  return x >= rect.minX && x <= rect.maxX && y >= rect.minY && y <= rect.maxY;
}

export function isEmptyRect(rect: Rect): boolean {
  return rect.minX > rect.maxX || rect.minY > rect.maxY;
}

/** A pointer may move less than this many CSS pixels before a click becomes a drag. */
const DRAG_PX = 4;

/** `scale` is the CSS pixels in one unit of the points. */
export function isDrag(from: Point, to: Point, scale = 1): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) * scale >= DRAG_PX;
}

export function squaredDistanceToSegment(x: number, y: number, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const lengthSquared = dx * dx + dy * dy;
  const along = lengthSquared === 0 ? 0 : ((x - a.x) * dx + (y - a.y) * dy) / lengthSquared;
  const nearest = Math.min(1, Math.max(0, along));
  const offX = x - (a.x + nearest * dx);
  const offY = y - (a.y + nearest * dy);
  return offX * offX + offY * offY;
}
