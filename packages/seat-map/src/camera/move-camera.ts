import type { Geometry } from '@parterre/seating-plan/geometry';
import type { Point, Rect } from '../geometry/rect.ts';
import { type Camera, percentToScale, toPlan } from './camera.ts';

const MAX_PERCENT = 400;
const FIT_MARGIN_PX = 24;
/** This much of the plan stays on the screen, however far somebody pans. */
const KEPT_PX = 80;

/** Shows the rectangle as large as the free part of the screen allows, but never larger than `maxPercent`. */
export function fitRect(camera: Camera, geometry: Geometry, rect: Rect, maxPercent: number): void {
  const { insets } = camera;
  const freeWidth = Math.max(1, camera.width - insets.left - insets.right - 2 * FIT_MARGIN_PX);
  const freeHeight = Math.max(1, camera.height - insets.top - insets.bottom - 2 * FIT_MARGIN_PX);
  const width = Math.max(rect.maxX - rect.minX, geometry.pitch);
  const height = Math.max(rect.maxY - rect.minY, geometry.pitch);
  camera.scale = Math.min(freeWidth / width, freeHeight / height, percentToScale(geometry, maxPercent));
  const middleX = insets.left + FIT_MARGIN_PX + freeWidth / 2;
  const middleY = insets.top + FIT_MARGIN_PX + freeHeight / 2;
  camera.offsetX = middleX - ((rect.minX + rect.maxX) / 2) * camera.scale;
  camera.offsetY = middleY - ((rect.minY + rect.maxY) / 2) * camera.scale;
}

/** Zooms so that the plan under the screen point stays in place. */
export function zoomAt(camera: Camera, geometry: Geometry, scale: number, at: Point): void {
  const fixed = toPlan(camera, at);
  camera.scale = clampScale(camera, geometry, scale);
  camera.offsetX = at.x - fixed.x * camera.scale;
  camera.offsetY = at.y - fixed.y * camera.scale;
  keepInView(camera, geometry);
}

export function panCamera(camera: Camera, geometry: Geometry, dx: number, dy: number): void {
  camera.offsetX += dx;
  camera.offsetY += dy;
  keepInView(camera, geometry);
}

/** Puts the plan point into the middle of the free part of the screen. */
export function centreOn(camera: Camera, geometry: Geometry, plan: Point): void {
  const { insets } = camera;
  camera.offsetX = (insets.left + camera.width - insets.right) / 2 - plan.x * camera.scale;
  camera.offsetY = (insets.top + camera.height - insets.bottom) / 2 - plan.y * camera.scale;
  keepInView(camera, geometry);
}

/** The scale lies between half of what fits the whole plan and four times the natural size. */
function clampScale(camera: Camera, geometry: Geometry, scale: number): number {
  const { bounds } = geometry;
  const fits = Math.min(
    camera.width / Math.max(bounds.maxX - bounds.minX, geometry.pitch),
    camera.height / Math.max(bounds.maxY - bounds.minY, geometry.pitch),
  );
  const max = percentToScale(geometry, MAX_PERCENT);
  return Math.min(max, Math.max(Math.min(fits / 2, max), scale));
}

function keepInView(camera: Camera, geometry: Geometry): void {
  const { bounds } = geometry;
  const { insets, scale } = camera;
  camera.offsetX = clamp(
    camera.offsetX,
    insets.left + KEPT_PX - bounds.maxX * scale,
    camera.width - insets.right - KEPT_PX - bounds.minX * scale,
  );
  camera.offsetY = clamp(
    camera.offsetY,
    insets.top + KEPT_PX - bounds.maxY * scale,
    camera.height - insets.bottom - KEPT_PX - bounds.minY * scale,
  );
}

function clamp(value: number, from: number, to: number): number {
  return from > to ? (from + to) / 2 : Math.min(to, Math.max(from, value));
}
