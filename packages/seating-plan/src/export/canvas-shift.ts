import type { Point } from '../format/plan.ts';

const SHIFT = /^parterre:[^:]*:(-?\d+),(-?\d+)$/;

/**
 * The uuid of a zone that our export moved onto the canvas, in whole plan units: it says by how much, so that an import
 * finds the plan where it was, also after a zone was moved in another editor. `name` tells zones apart.
 */
export const writeShift = (name: string, { x, y }: Point): string => `parterre:${name}:${x},${y}`;

/** By how much a zone was moved onto the canvas; not at all where we did not write it. */
export function readShift(uuid: unknown): Point {
  const [, x = '0', y = '0'] = (typeof uuid === 'string' && SHIFT.exec(uuid)) || [];
  return { x: Number(x), y: Number(y) };
}
