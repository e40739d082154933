import type { Point, Rect } from './spatial/rect.ts';

/** Maps the whole plan to a mini map: mini map = plan × scale + offset, in CSS pixels. */
export interface MiniMapFit {
  readonly scale: number;
  readonly offsetX: number;
  readonly offsetY: number;
}

export interface MiniMapOptions {
  readonly bounds: Rect;
  /** Added to the plan's width and height, in plan units. */
  readonly room: number;
  readonly width: number;
  readonly height: number;
  /** The margin on each side, in CSS pixels. */
  readonly marginPx?: number;
}

/** Puts the plan in the middle, as large as it fits. */
export function fitMiniMap({ bounds, room, width, height, marginPx = 0 }: MiniMapOptions): MiniMapFit {
  const { minX, minY, maxX, maxY } = bounds;
  const scale = Math.min((width - 2 * marginPx) / (maxX - minX + room), (height - 2 * marginPx) / (maxY - minY + room));
  return {
    scale,
    offsetX: width / 2 - ((minX + maxX) / 2) * scale,
    offsetY: height / 2 - ((minY + maxY) / 2) * scale,
  };
}

/** Converts CSS pixels on the mini map to plan units: the inverse of its fit. */
export function placeOnMiniMap({ scale, offsetX, offsetY }: MiniMapFit, { x, y }: Point): Point {
  return { x: (x - offsetX) / scale, y: (y - offsetY) / scale };
}

export function toMiniMapRect({ scale, offsetX, offsetY }: MiniMapFit, { minX, minY, maxX, maxY }: Rect): Rect {
  return {
    minX: minX * scale + offsetX,
    minY: minY * scale + offsetY,
    maxX: maxX * scale + offsetX,
    maxY: maxY * scale + offsetY,
  };
}

/** True if a part of the plan may be outside the view; otherwise a mini map would show nothing new. */
export function showsPart(view: Rect, bounds: Rect): boolean {
  return view.minX > bounds.minX || view.minY > bounds.minY || view.maxX < bounds.maxX || view.maxY < bounds.maxY;
}
