import type { Point } from '@parterre/seating-plan';

/** Where the plan stands on the screen: screen = plan × scale + offset, in CSS pixels. */
export interface Camera {
  scale: number;
  offsetX: number;
  offsetY: number;
  width: number;
  height: number;
}

export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

const MARGIN_PX = 40;
const SCALE_MIN = 0.005;
const SCALE_MAX = 12;
const FIT_SCALE_MAX = 1.5;

export const joinBoxes = (a: Box, b: Box): Box => ({
  minX: Math.min(a.minX, b.minX),
  minY: Math.min(a.minY, b.minY),
  maxX: Math.max(a.maxX, b.maxX),
  maxY: Math.max(a.maxY, b.maxY),
});

export const toPlan = (camera: Camera, { x, y }: Point): Point => ({
  x: (x - camera.offsetX) / camera.scale,
  y: (y - camera.offsetY) / camera.scale,
});

export const toScreen = (camera: Camera, { x, y }: Point): Point => ({
  x: x * camera.scale + camera.offsetX,
  y: y * camera.scale + camera.offsetY,
});

export function fitBox(camera: Camera, box: Box, maxScale = FIT_SCALE_MAX): void {
  const width = Math.max(1, box.maxX - box.minX);
  const height = Math.max(1, box.maxY - box.minY);
  const free = { width: Math.max(1, camera.width - 2 * MARGIN_PX), height: Math.max(1, camera.height - 2 * MARGIN_PX) };
  camera.scale = clampScale(Math.min(free.width / width, free.height / height, maxScale));
  centreOn(camera, { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 });
}

export function centreOn(camera: Camera, point: Point): void {
  camera.offsetX = camera.width / 2 - point.x * camera.scale;
  camera.offsetY = camera.height / 2 - point.y * camera.scale;
}

/** What lies under the screen point stays there. */
export function zoomAt(camera: Camera, factor: number, at: Point): void {
  const fixed = toPlan(camera, at);
  camera.scale = clampScale(camera.scale * factor);
  camera.offsetX = at.x - fixed.x * camera.scale;
  camera.offsetY = at.y - fixed.y * camera.scale;
}

export function viewOf(camera: Camera): Box {
  const from = toPlan(camera, { x: 0, y: 0 });
  const to = toPlan(camera, { x: camera.width, y: camera.height });
  return { minX: from.x, minY: from.y, maxX: to.x, maxY: to.y };
}

const clampScale = (scale: number): number => Math.min(SCALE_MAX, Math.max(SCALE_MIN, scale));
