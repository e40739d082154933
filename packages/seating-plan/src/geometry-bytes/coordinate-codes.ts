import { unzigzag, zigzag } from './byte-planes.ts';

/**
 * Coordinates as the error of a straight-line guess from the two seats before, counted in steps of float precision:
 * seats in a row are evenly spaced, so the errors are tiny, and nothing is rounded.
 */
export function encodeCoordinates(column: Float32Array): Uint32Array {
  const bits = new Int32Array(column.slice().buffer);
  const codes = new Uint32Array(bits.length);
  let before = 0;
  let last = 0;
  for (let index = 0; index < bits.length; index += 1) {
    const current = toOrdered(bits[index] ?? 0);
    codes[index] = zigzag((current - (2 * last - before)) | 0);
    before = last;
    last = current;
  }
  return codes;
}

export function decodeCoordinates(codes: Uint32Array): Float32Array {
  const bits = new Int32Array(codes.length);
  let before = 0;
  let last = 0;
  for (let index = 0; index < codes.length; index += 1) {
    const current = (unzigzag(codes[index] ?? 0) + (2 * last - before)) | 0;
    bits[index] = toOrdered(current);
    before = last;
    last = current;
  }
  return new Float32Array(bits.buffer);
}

/** Float bits to integers which rise as the floats rise; its own inverse. */
function toOrdered(bits: number): number {
  return bits < 0 ? bits ^ 0x7fffffff : bits;
}
