import type { Point } from '../format/plan.ts';

const SHIFT = /^parterre:[^:]*:(-?\d+),(-?\d+)$/;

/**
 * Returns the uuid of a zone that our export moved onto the canvas, with the shift in whole plan units: an import
 * restores the positions, even after the zone was moved in another editor. `name` keeps the uuids of zones apart.
 */
export const writeShift = (name: string, { x, y }: Point): string => `parterre:${name}:${x},${y}`;

/** Returns the shift that our export wrote into the uuid; no shift for zones of other programs. */
export function readShift(uuid: unknown): Point {
  const [, x = '0', y = '0'] = (typeof uuid === 'string' && SHIFT.exec(uuid)) || [];
  return { x: Number(x), y: Number(y) };
}
