import type { Geometry } from '@parterre/seating-plan/geometry';

/** Columns by seat ordinal. Price and hold are ordinals of the show's price types and holds; 0 is none. */
export interface Allocation {
  readonly price: Uint16Array;
  readonly hold: Uint16Array;
  /** One of CLAIM_CODE. */
  readonly claim: Uint8Array;
  /** Price of the claim; it replaces `price` in every count, and 0 is unknown. */
  readonly claimPrice?: Uint16Array;
  /** Hold that the claimed seat came from; it replaces `hold`, and 0 is none. */
  readonly claimHold?: Uint16Array;
  /** By block ordinal: 1 while every second seat of the block is withheld. */
  readonly alternating: Uint8Array;
}

/** Throws RangeError, naming the column, when the allocation does not fit the geometry. */
export function requireFittingAllocation(geometry: Geometry, allocation: Allocation): void {
  requireLength('price', allocation.price, geometry.seatCount);
  requireLength('hold', allocation.hold, geometry.seatCount);
  requireLength('claim', allocation.claim, geometry.seatCount);
  requireLength('alternating', allocation.alternating, geometry.blocks.length);
  if (allocation.claimPrice) requireLength('claimPrice', allocation.claimPrice, geometry.seatCount);
  if (allocation.claimHold) requireLength('claimHold', allocation.claimHold, geometry.seatCount);
}

export function emptyAllocation(geometry: Geometry): Allocation {
  return {
    price: new Uint16Array(geometry.seatCount),
    hold: new Uint16Array(geometry.seatCount),
    claim: new Uint8Array(geometry.seatCount),
    alternating: new Uint8Array(geometry.blocks.length),
  };
}

function requireLength(name: string, column: { readonly length: number }, length: number): void {
  if (column.length !== length) throw new RangeError(`Column ${name} has ${column.length} entries, not ${length}`);
}
