import type { SeatingPlan } from '../format/plan.ts';
import type { DrawingReading } from './drawing-reading.ts';
import type { ImportProblem } from './import-problem.ts';

/** What a reader makes of a file, before rows are split and blocks arranged. */
export interface ReadPlan {
  readonly plan: SeatingPlan;
  readonly notices: readonly ImportProblem[];
  /** Seats counted in the source, to prove that none was merged or lost. */
  readonly sourceSeatCount: number;
  /** False when the source has no coordinates at all: its positions are only seat and row numbers. */
  readonly hasPositions: boolean;
  /** The positions are those of a drawing: no block is moved unless the caller says so. */
  readonly isDrawn?: boolean;
  readonly drawing?: DrawingReading;
}
