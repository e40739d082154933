import type { SeatingPlan } from '../format/plan.ts';
import type { IdOrder } from '../seat-ids/id-order.ts';
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

/** How ids of as many parts were read that do not say themselves which part is which. */
export interface IdReading {
  readonly order: IdOrder;
  /** By where the seats lie; by habit where that leaves it open; as the caller said. */
  readonly decidedBy: 'positions' | 'habit' | 'request';
  readonly seats: number;
  readonly example: { readonly id: string; readonly block: string; readonly row: string; readonly seat: string };
}

/** What was found in a drawing. */
export interface DrawingReading {
  readonly namedSeats: number;
  /** Figures drawn as the seats are, without a name. */
  readonly unnamedShapes: number;
  readonly ids: readonly IdReading[];
}
