import type { SeatingPlan } from '../format/plan.ts';
import type { IdOrder } from '../seat-ids/id-order.ts';
import type { ImportProblem } from './import-problem.ts';

/** The result of a reader, before rows are split and blocks arranged. */
export interface ReadPlan {
  readonly plan: SeatingPlan;
  readonly notices: readonly ImportProblem[];
  /** Number of seats in the source, to prove that none was merged or lost. */
  readonly sourceSeatCount: number;
  /** False when the source has no coordinates: its positions are numbers of seats and rows. */
  readonly hasPositions: boolean;
  /** True if the positions come from a drawing: then blocks move only if the caller asks for it. */
  readonly isDrawn?: boolean;
  readonly drawing?: DrawingReading;
}

/** The order in which ids with a certain number of parts were read, if the parts have no names. */
export interface IdReading {
  readonly order: IdOrder;
  /**
   * `positions`: of the seats; `habit`: the usual order, where positions leave it open; `request`: chosen by the
   * caller.
   */
  readonly decidedBy: 'positions' | 'habit' | 'request';
  readonly seats: number;
  readonly example: { readonly id: string; readonly block: string; readonly row: string; readonly seat: string };
}

/** The figures of a drawing that are seats, the number that only look like seats, and the reading of their ids. */
export interface DrawingReading {
  readonly namedSeats: number;
  /** The number of figures drawn like the seats, but without a name. */
  readonly unnamedShapes: number;
  readonly ids: readonly IdReading[];
}
