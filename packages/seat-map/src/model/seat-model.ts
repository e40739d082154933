import type { Geometry } from '@parterre/seating-plan/geometry';
import type { Damage } from './damage.ts';
import type { PaletteIndex } from './palette.ts';
import type { Tally } from './tally.ts';

/**
 * The seats of one show as columns by ordinal. `price` and `hold` are what the user sees and edits, `basePrice` and
 * `baseHold` what the server has; state, look and tally follow from them and are written only by write-seat.ts.
 */
export interface SeatModel {
  readonly geometry: Geometry;
  readonly price: Uint16Array;
  readonly hold: Uint16Array;
  readonly basePrice: Uint16Array;
  readonly baseHold: Uint16Array;
  readonly claim: Uint8Array;
  /** Absent until somebody says what claimed seats were claimed as. */
  claimPrice: Uint16Array | null;
  claimHold: Uint16Array | null;
  readonly alternating: Uint8Array;
  readonly state: Uint8Array;
  readonly look: Uint16Array;
  /** Step of every seat on the heat map, 0 to HEAT_STEPS; null while tickets and holds are shown. */
  heat: Uint8Array | null;
  palette: PaletteIndex;
  tally: Tally;
  /** Seats whose price or hold differs from the base. */
  editedCount: number;
  /** Those of them that can be saved: neither sold nor in a basket. */
  movingCount: number;
  /** Grows with every change of a count or a look. */
  version: number;
  readonly damage: Damage;
}
