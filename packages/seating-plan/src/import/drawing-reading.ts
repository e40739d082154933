import type { IdOrder } from '../seat-ids/id-order.ts';

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
