/** Bytes per number. */
export type PlaneWidth = 1 | 2 | 4;

/**
 * Writes numbers as byte planes: all lowest bytes, then all second bytes, and so on. Small numbers leave planes of
 * zeros, which compress to nothing and are read back without regard to alignment.
 */
export function writePlanes(values: Uint32Array, width: PlaneWidth, target: Uint8Array, offset: number): number {
  const count = values.length;
  for (let plane = 0; plane < width; plane += 1) {
    const start = offset + plane * count;
    for (let index = 0; index < count; index += 1) target[start + index] = (values[index] ?? 0) >>> (plane * 8);
  }
  return offset + width * count;
}

export function readPlanes(source: Uint8Array, offset: number, count: number, width: PlaneWidth): Uint32Array {
  const values = new Uint32Array(count);
  const second = offset + count;
  if (width === 1) {
    for (let index = 0; index < count; index += 1) values[index] = source[offset + index] ?? 0;
  } else if (width === 2) {
    for (let index = 0; index < count; index += 1) {
      values[index] = (source[offset + index] ?? 0) | ((source[second + index] ?? 0) << 8);
    }
  } else {
    const third = second + count;
    const fourth = third + count;
    for (let index = 0; index < count; index += 1) {
      const low = (source[offset + index] ?? 0) | ((source[second + index] ?? 0) << 8);
      values[index] = low | ((source[third + index] ?? 0) << 16) | ((source[fourth + index] ?? 0) << 24);
    }
  }
  return values;
}

/** Moves the sign into the lowest bit: 0, −1, 1, −2 … become 0, 1, 2, 3 …, in 32 bits. */
export function zigzag(value: number): number {
  return ((value << 1) ^ (value >> 31)) >>> 0;
}

export function unzigzag(value: number): number {
  return (value >>> 1) ^ -(value & 1);
}

/**
 * Encodes each coordinate as the error of a linear extrapolation from the two seats before, in steps of float
 * precision. Seats in a row are evenly spaced, so errors are tiny, and nothing is rounded.
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

/** Maps float bits to integers in the same order; it is its own inverse. */
function toOrdered(bits: number): number {
  return bits < 0 ? bits ^ 0x7fffffff : bits;
}
