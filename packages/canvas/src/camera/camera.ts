import type { Point, Rect } from '../spatial/rect.ts';

/** Maps the plan to the screen: screen = plan × scale + offset, in CSS pixels. */
export interface Camera {
  scale: number;
  offsetX: number;
  offsetY: number;
  width: number;
  height: number;
  /** The margins that panels cover, which fitting avoids. */
  insets: Insets;
}

export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** The change of the scale's logarithm for each CSS pixel that a wheel turns. */
export const WHEEL_STEP = 0.0015;
/** The factor by which one press of a zoom key or button multiplies or divides the scale. */
export const ZOOM_STEP = 1.25;

export function createCamera(): Camera {
  return { scale: 1, offsetX: 0, offsetY: 0, width: 0, height: 0, insets: NO_INSETS };
}

export function toPlan(camera: Camera, screen: Point): Point {
  return { x: (screen.x - camera.offsetX) / camera.scale, y: (screen.y - camera.offsetY) / camera.scale };
}

export function toScreen(camera: Camera, plan: Point): Point {
  return { x: plan.x * camera.scale + camera.offsetX, y: plan.y * camera.scale + camera.offsetY };
}

/** Returns the whole visible area in plan units, including what panels cover: nothing outside needs painting. */
export function viewOf(camera: Camera): Rect {
  const from = toPlan(camera, { x: 0, y: 0 });
  const to = toPlan(camera, { x: camera.width, y: camera.height });
  return { minX: from.x, minY: from.y, maxX: to.x, maxY: to.y };
}

/** Returns the area that no panel covers, in plan units; the whole visible area if panels cover everything. */
export function freeView(camera: Camera): Rect {
  const { insets } = camera;
  const from = toPlan(camera, { x: insets.left, y: insets.top });
  const to = toPlan(camera, { x: camera.width - insets.right, y: camera.height - insets.bottom });
  return from.x < to.x && from.y < to.y ? { minX: from.x, minY: from.y, maxX: to.x, maxY: to.y } : viewOf(camera);
}

/** Returns the middle of the area that no panel covers, in CSS pixels. */
export function freeCentre({ width, height, insets }: Camera): Point {
  return { x: (insets.left + width - insets.right) / 2, y: (insets.top + height - insets.bottom) / 2 };
}
