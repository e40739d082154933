import type { SeatingPlan } from '../format/plan.ts';
import type { IdOrder } from '../seat-ids/id-order.ts';
import type { ImportProblem } from './import-problem.ts';

/** What a reader returns, before rows are split and blocks arranged. */
export interface ReadPlan {
  readonly plan: SeatingPlan;
  readonly notices: readonly ImportProblem[];
  /** Number of seats in the source, to prove that none was merged or lost. */
  readonly sourceSeatCount: number;
  /** False when the source has no coordinates: its positions are numbers of seats and rows. */
  readonly hasPositions: boolean;
  /** The positions come from a drawing, so blocks move only when the caller asks for it. */
  readonly isDrawn?: boolean;
  readonly drawing?: DrawingReading;
}

/** How ids with a certain number of parts were read, when they do not name their parts. */
export interface IdReading {
  readonly order: IdOrder;
  /** The positions of the seats, habit where these leave it open, or the caller's request. */
  readonly decidedBy: 'positions' | 'habit' | 'request';
  readonly seats: number;
  readonly example: { readonly id: string; readonly block: string; readonly row: string; readonly seat: string };
}

/** How many figures of a drawing are seats, how many only look like them, and how their ids were read. */
export interface DrawingReading {
  readonly namedSeats: number;
  /** Figures drawn like the seats, but without a name. */
  readonly unnamedShapes: number;
  readonly ids: readonly IdReading[];
}
