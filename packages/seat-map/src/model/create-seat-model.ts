import type { Geometry } from '@parterre/seating-plan/geometry';
import { type Allocation, requireFittingAllocation } from './allocation.ts';
import { createDamage } from './damage.ts';
import { indexPalette, type Palette } from './palette.ts';
import type { SeatModel } from './seat-model.ts';
import { createTally } from './tally.ts';
import { recountSeats } from './write-seat.ts';

/** Copies the columns, so that the caller's arrays are never changed. */
export function createSeatModel(geometry: Geometry, allocation: Allocation, palette: Palette): SeatModel {
  requireFittingAllocation(geometry, allocation);
  const model: SeatModel = {
    geometry,
    price: allocation.price.slice(),
    hold: allocation.hold.slice(),
    basePrice: allocation.price.slice(),
    baseHold: allocation.hold.slice(),
    claim: allocation.claim.slice(),
    claimPrice: allocation.claimPrice?.slice() ?? null,
    claimHold: allocation.claimHold?.slice() ?? null,
    alternating: allocation.alternating.slice(),
    state: new Uint8Array(geometry.seatCount),
    look: new Uint16Array(geometry.seatCount),
    heat: null,
    palette: indexPalette(palette),
    tally: createTally(),
    editedCount: 0,
    movingCount: 0,
    version: 0,
    damage: createDamage(),
  };
  recountSeats(model);
  return model;
}
