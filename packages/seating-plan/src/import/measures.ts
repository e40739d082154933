import { z } from 'zod';
import { COORDINATE_MAX } from '../format/coordinates.ts';

/**
 * The numbers of a file, bounded where they are read: what is summed up, turned or drawn can no longer be named by its
 * field. Positions of seats stay plain numbers, since the checks name the seat.
 */

/** A place, a distance or a size, in plan units. */
export const Measure = z.number().min(-COORDINATE_MAX).max(COORDINATE_MAX);

/** How far a file may move things that lie anywhere on the page: to its other side and beyond. */
const Way = z
  .number()
  .min(-4 * COORDINATE_MAX)
  .max(4 * COORDINATE_MAX);
export const Shift = z.object({ x: Way, y: Way });

/** What is added to the places of seats, or drawn. */
export const Place = z.object({ x: Measure, y: Measure });

/** Degrees; a hundred turns are an editor's, of more than that no fraction is left. */
export const Turn = z.number().min(-36_000).max(36_000);
