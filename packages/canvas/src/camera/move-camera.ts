import type { Point, Rect } from '../spatial/rect.ts';
import { type Camera, freeCentre, toPlan } from './camera.ts';

export interface CameraLimits {
  readonly scaleMin: number;
  readonly scaleMax: number;
  /** A part of this stays visible however far the user pans; null allows panning without limits. */
  readonly kept: Rect | null;
}

export interface FitOptions {
  /** The margin around the rectangle, in CSS pixels. */
  readonly marginPx: number;
  /** A smaller rectangle is shown as if it had this size, in plan units. */
  readonly sizeMin: number;
  readonly scaleMin?: number;
  readonly scaleMax: number;
}

const KEPT_PX = 80;

/** Shows the rectangle as large as the free area allows, but never larger than `scaleMax`. */
export function fitRect(camera: Camera, rect: Rect, { marginPx, sizeMin, scaleMin = 0, scaleMax }: FitOptions): void {
  const { insets } = camera;
  const freeWidth = Math.max(1, camera.width - insets.left - insets.right - 2 * marginPx);
  const freeHeight = Math.max(1, camera.height - insets.top - insets.bottom - 2 * marginPx);
  const width = Math.max(rect.maxX - rect.minX, sizeMin);
  const height = Math.max(rect.maxY - rect.minY, sizeMin);
  camera.scale = Math.max(scaleMin, Math.min(freeWidth / width, freeHeight / height, scaleMax));
  const middleX = insets.left + marginPx + freeWidth / 2;
  const middleY = insets.top + marginPx + freeHeight / 2;
  camera.offsetX = middleX - ((rect.minX + rect.maxX) / 2) * camera.scale;
  camera.offsetY = middleY - ((rect.minY + rect.maxY) / 2) * camera.scale;
}

/** Zooms so that the plan under the screen point stays in place. */
export function zoomAt(camera: Camera, limits: CameraLimits, scale: number, at: Point): void {
  const fixed = toPlan(camera, at);
  camera.scale = clampScale(limits, scale);
  camera.offsetX = at.x - fixed.x * camera.scale;
  camera.offsetY = at.y - fixed.y * camera.scale;
  keepInView(camera, limits);
}

export function panCamera(camera: Camera, limits: CameraLimits, dx: number, dy: number): void {
  camera.offsetX += dx;
  camera.offsetY += dy;
  keepInView(camera, limits);
}

/** Moves the plan point to the middle of the free area. */
export function centreOn(camera: Camera, limits: CameraLimits, plan: Point): void {
  const middle = freeCentre(camera);
  camera.offsetX = middle.x - plan.x * camera.scale;
  camera.offsetY = middle.y - plan.y * camera.scale;
  keepInView(camera, limits);
}

export function clampScale({ scaleMin, scaleMax }: CameraLimits, scale: number): number {
  return Math.min(scaleMax, Math.max(scaleMin, scale));
}

function keepInView(camera: Camera, { kept }: CameraLimits): void {
  if (!kept) return;
  const { insets, scale } = camera;
  camera.offsetX = clamp(
    camera.offsetX,
    insets.left + KEPT_PX - kept.maxX * scale,
    camera.width - insets.right - KEPT_PX - kept.minX * scale,
  );
  camera.offsetY = clamp(
    camera.offsetY,
    insets.top + KEPT_PX - kept.maxY * scale,
    camera.height - insets.bottom - KEPT_PX - kept.minY * scale,
  );
}

function clamp(value: number, from: number, to: number): number {
  return from > to ? (from + to) / 2 : Math.min(to, Math.max(from, value));
}
