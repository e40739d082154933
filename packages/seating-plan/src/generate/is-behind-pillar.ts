import type { Point } from '../plan.ts';

const PILLAR_RADIUS = 11;
/** Further back the pillar hides too little of the stage to matter. */
const SHADOW_LENGTH = 130;

/** Whether the pillar stands in the line of sight, near enough to be in the way. */
export function isBehindPillar(seat: Point, pillar: Point, focalPoint: Point): boolean {
  const dx = seat.x - focalPoint.x;
  const dy = seat.y - focalPoint.y;
  const sight = Math.hypot(dx, dy);
  const along = ((pillar.x - focalPoint.x) * dx + (pillar.y - focalPoint.y) * dy) / sight;
  const aside = Math.abs((pillar.x - focalPoint.x) * dy - (pillar.y - focalPoint.y) * dx) / sight;
  return aside < PILLAR_RADIUS && along < sight && sight - along < SHADOW_LENGTH;
}
