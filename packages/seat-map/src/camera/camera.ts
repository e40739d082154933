import type { Geometry } from '@parterre/seating-plan/geometry';
import type { Point, Rect } from '../geometry/rect.ts';

/** Where the plan stands on the screen: screen = plan × scale + offset, in CSS pixels. */
export interface Camera {
  scale: number;
  offsetX: number;
  offsetY: number;
  width: number;
  height: number;
  /** Panels cover these parts of the screen, so fitting keeps clear of them. */
  insets: Insets;
}

export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** Side of a seat at 100 %, in CSS pixels. */
const SEAT_PX = 16;

/** Share of the distance between neighbours that a seat's nominal square takes. */
const SEAT_SHARE = 0.78;

export function createCamera(): Camera {
  return { scale: 1, offsetX: 0, offsetY: 0, width: 0, height: 0, insets: NO_INSETS };
}

/** Side of a seat in plan units. */
export function seatSize(geometry: Geometry): number {
  return geometry.pitch * SEAT_SHARE;
}

export function scaleToPercent(geometry: Geometry, scale: number): number {
  return ((seatSize(geometry) * scale) / SEAT_PX) * 100;
}

export function percentToScale(geometry: Geometry, percent: number): number {
  return ((percent / 100) * SEAT_PX) / seatSize(geometry);
}

export function toPlan(camera: Camera, screen: Point): Point {
  return { x: (screen.x - camera.offsetX) / camera.scale, y: (screen.y - camera.offsetY) / camera.scale };
}

export function toScreen(camera: Camera, plan: Point): Point {
  return { x: plan.x * camera.scale + camera.offsetX, y: plan.y * camera.scale + camera.offsetY };
}

/** The part of the plan on the screen, in plan units. */
export function viewOf(camera: Camera): Rect {
  const from = toPlan(camera, { x: 0, y: 0 });
  const to = toPlan(camera, { x: camera.width, y: camera.height });
  return { minX: from.x, minY: from.y, maxX: to.x, maxY: to.y };
}
