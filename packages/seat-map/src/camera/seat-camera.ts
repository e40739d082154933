import type { Camera, CameraLimits } from '@parterre/canvas';
import type { Geometry } from '@parterre/seating-plan/geometry';

/** The side of a seat at 100 %, in CSS pixels. */
const SEAT_PX = 16;
/** The share of the distance between neighbours that a seat's nominal square takes. */
const SEAT_SHARE = 0.78;
const PERCENT_MAX = 400;

/** Returns the side of a seat in plan units. */
export function seatSize(geometry: Geometry): number {
  return geometry.pitch * SEAT_SHARE;
}

export function scaleToPercent(geometry: Geometry, scale: number): number {
  return ((seatSize(geometry) * scale) / SEAT_PX) * 100;
}

export function percentToScale(geometry: Geometry, percent: number): number {
  return ((percent / 100) * SEAT_PX) / seatSize(geometry);
}

/**
 * Limits the scale between half of what fits the whole plan and four times the natural size, and keeps the plan in
 * view.
 */
export function findLimits(camera: Camera, geometry: Geometry): CameraLimits {
  const { bounds, pitch } = geometry;
  const fits = Math.min(
    camera.width / Math.max(bounds.maxX - bounds.minX, pitch),
    camera.height / Math.max(bounds.maxY - bounds.minY, pitch),
  );
  const scaleMax = percentToScale(geometry, PERCENT_MAX);
  return { scaleMin: Math.min(fits / 2, scaleMax), scaleMax, kept: bounds };
}
