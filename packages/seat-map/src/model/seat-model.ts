import type { Geometry } from '@parterre/seating-plan/geometry';
import type { Damage } from './damage.ts';
import type { PaletteIndex } from './palette.ts';
import type { Tally } from './tally.ts';

/**
 * The seats of one show as columns by ordinal. `price` and `hold` have the user's edits, `basePrice` and `baseHold` the
 * server's values. State, look and tally are derived from them in write-seat.ts only.
 */
export interface SeatModel {
  readonly geometry: Geometry;
  readonly price: Uint16Array;
  readonly hold: Uint16Array;
  readonly basePrice: Uint16Array;
  readonly baseHold: Uint16Array;
  readonly claim: Uint8Array;
  /** Null until the server sends the price types and holds of claims. */
  claimPrice: Uint16Array | null;
  claimHold: Uint16Array | null;
  readonly alternating: Uint8Array;
  readonly state: Uint8Array;
  readonly look: Uint16Array;
  /** The heat-map step of every seat, 0 to HEAT_STEPS; null while price types and holds are shown. */
  heat: Uint8Array | null;
  palette: PaletteIndex;
  tally: Tally;
  /** Seats whose price type or hold differs from the base. */
  editedCount: number;
  /** Edited seats that can be saved: neither sold nor in a basket. */
  movingCount: number;
  /** Increases with every change of a count or a look. */
  version: number;
  readonly damage: Damage;
}
