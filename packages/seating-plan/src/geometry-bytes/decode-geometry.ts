import type { Geometry } from '../geometry/geometry.ts';
import { keepToPage } from '../geometry/keep-to-page.ts';
import { decodeCoordinates, type PlaneWidth, readPlanes, unzigzag } from './byte-planes.ts';
import {
  COLUMN_BYTES,
  expandHeader,
  FRAME_BYTES,
  findHeader,
  GEOMETRY_MAGIC,
  GEOMETRY_VERSION,
  type GeometryHeader,
  SEAT_BYTES,
} from './geometry-header.ts';

/**
 * Reads the bytes of `encodeGeometry` and removes positions off the page. Throws RangeError with the reason for other
 * bytes.
 */
export function decodeGeometry(bytes: Uint8Array): Geometry {
  const { header, columnsAt } = requireHeader(bytes);
  const count = header.seatCount;
  let offset = columnsAt;
  const take = (width: PlaneWidth) => {
    const values = readPlanes(bytes, offset, count, width);
    offset += width * count;
    return values;
  };
  const x = decodeCoordinates(take(COLUMN_BYTES.x));
  const y = decodeCoordinates(take(COLUMN_BYTES.y));
  const left = decodeNeighbours(take(COLUMN_BYTES.left));
  const right = invertNeighbours(left);
  const rotation = decodeDeltas(take(COLUMN_BYTES.rotation), new Int16Array(count));
  const label = decodeDeltas(take(COLUMN_BYTES.label), new Uint16Array(count));
  const flags = bytes.slice(offset, offset + count);
  const parity = bytes.slice(offset + count, offset + 2 * count);
  const { seatCount, bounds, pitch, focalPoint, labels, standingAreas, shapes } = header;
  const meta = { seatCount, bounds, pitch, focalPoint, labels, standingAreas, shapes };
  return keepToPage({ ...meta, ...expandHeader(header), x, y, left, right, rotation, label, flags, parity });
}

function requireHeader(bytes: Uint8Array): { header: GeometryHeader; columnsAt: number } {
  if (bytes.length < FRAME_BYTES) throw new RangeError('Not a seat geometry: too short.');
  const frame = new DataView(bytes.buffer, bytes.byteOffset, FRAME_BYTES);
  if (frame.getUint32(0, true) !== GEOMETRY_MAGIC) throw new RangeError('Not a seat geometry: wrong first bytes.');
  const version = frame.getUint32(4, true);
  if (version !== GEOMETRY_VERSION) throw new RangeError(`Seat geometry version ${version} cannot be read.`);
  const columnsAt = FRAME_BYTES + frame.getUint32(8, true);
  const header = findHeader(parseHeader(bytes.subarray(FRAME_BYTES, columnsAt)));
  if (!header) throw new RangeError('Damaged seat geometry: the header contradicts itself.');
  if (bytes.length !== columnsAt + SEAT_BYTES * header.seatCount) {
    throw new RangeError(`Damaged seat geometry: ${bytes.length} bytes do not hold ${header.seatCount} seats.`);
  }
  return { header, columnsAt };
}

function parseHeader(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new RangeError('Damaged seat geometry: the header is not JSON.', { cause });
  }
}

function decodeNeighbours(codes: Uint32Array): Int32Array {
  const column = new Int32Array(codes.length);
  for (let seat = 0; seat < codes.length; seat += 1) {
    const code = codes[seat] ?? 0;
    const neighbour = code === 0 ? -1 : seat + unzigzag(code);
    if (neighbour < -1 || neighbour >= codes.length)
      throw new RangeError('Damaged seat geometry: a neighbour outside of the plan.');
    column[seat] = neighbour;
  }
  return column;
}

function invertNeighbours(left: Int32Array): Int32Array {
  const right = new Int32Array(left.length).fill(-1);
  for (let seat = 0; seat < left.length; seat += 1) {
    const neighbour = left[seat] ?? -1;
    if (neighbour >= 0) right[neighbour] = seat;
  }
  return right;
}

function decodeDeltas<Column extends Int16Array | Uint16Array>(codes: Uint32Array, column: Column): Column {
  let last = 0;
  for (let index = 0; index < codes.length; index += 1) {
    last += unzigzag(codes[index] ?? 0);
    column[index] = last;
  }
  return column;
}
