import type { Geometry } from '../geometry/geometry.ts';
import { encodeCoordinates, writePlanes, zigzag } from './byte-planes.ts';
import {
  COLUMN_BYTES,
  describeGeometry,
  FRAME_BYTES,
  GEOMETRY_MAGIC,
  GEOMETRY_VERSION,
  SEAT_BYTES,
} from './geometry-header.ts';

/**
 * Writes geometry as bytes for storage and transport. It is lossless, and laid out so that brotli needs about a byte
 * per seat. Throws RangeError when left and right neighbours contradict each other.
 */
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
  offset = writePlanes(encodeNeighbours(geometry), COLUMN_BYTES.left, bytes, offset);
  offset = writePlanes(encodeDeltas(geometry.rotation), COLUMN_BYTES.rotation, bytes, offset);
  offset = writePlanes(encodeDeltas(geometry.label), COLUMN_BYTES.label, bytes, offset);
  offset = writePlanes(Uint32Array.from(geometry.flags), COLUMN_BYTES.flags, bytes, offset);
  writePlanes(Uint32Array.from(geometry.parity), COLUMN_BYTES.parity, bytes, offset);
  return bytes;
}

/**
 * Writes left neighbours as distances, since nearly all are the seat before or after. 0 is none, since no seat is its
 * own neighbour. Right neighbours follow from the left ones.
 */
function encodeNeighbours({ left, right }: Geometry): Uint32Array {
  const codes = new Uint32Array(left.length);
  let links = 0;
  for (let seat = 0; seat < left.length; seat += 1) {
    const neighbour = left[seat] ?? -1;
    if ((right[seat] ?? -1) >= 0) links += 1;
    if (neighbour < 0) continue;
    if (right[neighbour] !== seat) throw new RangeError(`Seat ${seat} is not the right neighbour of its left one.`);
    links -= 1;
    codes[seat] = zigzag(neighbour - seat);
  }
  if (links !== 0) throw new RangeError('Some right neighbour has no left neighbour.');
  return codes;
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
