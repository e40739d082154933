import type { Geometry } from '../geometry.ts';
import { writePlanes, zigzag } from './byte-planes.ts';
import { encodeCoordinates } from './coordinate-codes.ts';
import { COLUMN_BYTES, FRAME_BYTES, GEOMETRY_MAGIC, GEOMETRY_VERSION, SEAT_BYTES } from './geometry-frame.ts';
import { describeGeometry } from './geometry-header.ts';

/** Geometry as bytes for storage and transport; lossless, and laid out so that brotli shrinks it to a few bytes a seat. */
export function encodeGeometry(geometry: Geometry): Uint8Array {
  const header = new TextEncoder().encode(JSON.stringify(describeGeometry(geometry)));
  const bytes = new Uint8Array(FRAME_BYTES + header.length + SEAT_BYTES * geometry.seatCount);
  const frame = new DataView(bytes.buffer);
  frame.setUint32(0, GEOMETRY_MAGIC, true);
  frame.setUint32(4, GEOMETRY_VERSION, true);
  frame.setUint32(8, header.length, true);
  bytes.set(header, FRAME_BYTES);
  let offset = FRAME_BYTES + header.length;
  offset = writePlanes(encodeCoordinates(geometry.x), COLUMN_BYTES.x, bytes, offset);
  offset = writePlanes(encodeCoordinates(geometry.y), COLUMN_BYTES.y, bytes, offset);
  offset = writePlanes(encodeNeighbours(geometry.left), COLUMN_BYTES.left, bytes, offset);
  offset = writePlanes(encodeNeighbours(geometry.right), COLUMN_BYTES.right, bytes, offset);
  offset = writePlanes(encodeDeltas(geometry.rotation), COLUMN_BYTES.rotation, bytes, offset);
  offset = writePlanes(encodeDeltas(geometry.label), COLUMN_BYTES.label, bytes, offset);
  offset = writePlanes(Uint32Array.from(geometry.flags), COLUMN_BYTES.flags, bytes, offset);
  writePlanes(Uint32Array.from(geometry.parity), COLUMN_BYTES.parity, bytes, offset);
  return bytes;
}

/** As distances: the neighbour is nearly always the seat before or after. 0 is nobody, since no seat is its own neighbour. */
function encodeNeighbours(column: Int32Array): Uint32Array {
  return Uint32Array.from(column, (neighbour, seat) => (neighbour < 0 ? 0 : zigzag(neighbour - seat)));
}

function encodeDeltas(column: Int16Array | Uint16Array): Uint32Array {
  const codes = new Uint32Array(column.length);
  let last = 0;
  for (let index = 0; index < column.length; index += 1) {
    const current = column[index] ?? 0;
    codes[index] = zigzag(((current - last) << 16) >> 16) & 0xffff;
    last = current;
  }
  return codes;
}
