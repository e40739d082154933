import type { Geometry } from '@parterre/seating-plan/geometry';

/** Columns by seat ordinal. Price and hold are ordinals of the show's price types and holds; 0 means none. */
export interface Allocation {
  readonly price: Uint16Array;
  readonly hold: Uint16Array;
  /** One of CLAIM_CODE. */
  readonly claim: Uint8Array;
  /** The price type of the claim, which replaces `price` in every count; 0 if unknown. */
  readonly claimPrice?: Uint16Array;
  /** The hold that the claimed seat came from, which replaces `hold`; 0 for none. */
  readonly claimHold?: Uint16Array;
  /** By block ordinal: 1 if the block withholds every second seat. */
  readonly alternating: Uint8Array;
}

/** Throws RangeError, naming the column, if the allocation does not fit the geometry. */
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
