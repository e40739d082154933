import type { Point } from '../format/plan.ts';

const SHIFT = /^parterre:[^:]*:(-?\d+),(-?\d+)$/;

/**
 * The uuid of a zone that our export moved onto the canvas, with the shift in whole plan units. An import thus restores
 * the positions, even after somebody moved the zone in another editor. `name` keeps zones apart.
 */
export const writeShift = (name: string, { x, y }: Point): string => `parterre:${name}:${x},${y}`;

/** The shift of a zone by our export; none for zones of others. */
export function readShift(uuid: unknown): Point {
  const [, x = '0', y = '0'] = (typeof uuid === 'string' && SHIFT.exec(uuid)) || [];
  return { x: Number(x), y: Number(y) };
}
