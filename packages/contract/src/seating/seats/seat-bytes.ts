/**
 * The header of `GET /shows/{showCode}/seats/allocation`. Little-endian: `PTSA`, version, header bytes (u32 each),
 * header (JSON, UTF-8, padded with spaces to even length), price, hold (`width` bytes), claim (u8) columns, then `own`,
 * the claims that differ from the columns: seat (u32), price, hold (u16).
 */
export interface AllocationHeader {
  planVersionId: number;
  /** The bytes per price type and hold ordinal: 2 if any ordinal is above 255. */
  width: 1 | 2;
  /** In plan order. The columns have the seats of these blocks, one block after another. */
  blocks: AllocationBlock[];
  /** The number of seats in the columns: all of the plan, or those of the requested blocks. */
  seatCount: number;
  /** The cursor of these bytes: `GET …/seats/changes?since=` continues from there. */
  cursor: string;
  /** The instant of the snapshot, ISO 8601 with Z. */
  at: string;
}

/**
 * The longest `blocks=1,2,…`, so that a URL with encoded commas stays short enough; callers that need more blocks read
 * the whole plan.
 */
export const BLOCKS_LENGTH_MAX = 4000;

export interface AllocationBlock {
  blockId: number;
  /** Ordinal of the first seat in the plan version. */
  firstSeat: number;
  seatCount: number;
  revision: number;
  alternating: boolean;
}

/**
 * A claimed seat whose ticket has another price type or hold than the columns, because these changed after the claim.
 */
export interface OwnClaim {
  /** The ordinal of the seat in the plan version. */
  seat: number;
  price: number;
  hold: number;
}

/** Price and hold columns hold the ordinals of the show's price types and holds; 0 means none. */
export interface AllocationColumns {
  price: Uint16Array;
  hold: Uint16Array;
  /** CLAIM_CODE per seat. */
  claim: Uint8Array;
  own: OwnClaim[];
}

const MAGIC = 0x41535450;
const VERSION = 1;
const FRAME_BYTES = 12;
const OWN_BYTES = 8;

export function encodeAllocation(
  facts: Omit<AllocationHeader, 'width' | 'seatCount'>,
  columns: AllocationColumns,
): Uint8Array {
  const { price, hold, claim, own } = columns;
  const seatCount = price.length;
  const width = hasWideOrdinal(price) || hasWideOrdinal(hold) ? 2 : 1;
  const header = writeHeader({ ...facts, width, seatCount }, own.length);
  const start = FRAME_BYTES + header.length;
  const bytes = new Uint8Array(start + seatCount * (2 * width + 1) + own.length * OWN_BYTES);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, VERSION, true);
  view.setUint32(8, header.length, true);
  bytes.set(header, FRAME_BYTES);
  writeColumn(bytes, start, price, width);
  writeColumn(bytes, start + seatCount * width, hold, width);
  bytes.set(claim, start + 2 * seatCount * width);
  let at = start + seatCount * (2 * width + 1);
  for (const entry of own) {
    view.setUint32(at, entry.seat, true);
    view.setUint16(at + 4, entry.price, true);
    view.setUint16(at + 6, entry.hold, true);
    at += OWN_BYTES;
  }
  return bytes;
}

/** Throws RangeError for bytes that are truncated, not an allocation, or of another format version. */
export function decodeAllocation(bytes: Uint8Array): { header: AllocationHeader; columns: AllocationColumns } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < FRAME_BYTES || view.getUint32(0, true) !== MAGIC) throw new RangeError('Not allocation bytes');
  if (view.getUint32(4, true) !== VERSION) throw new RangeError('Allocation bytes of another version');
  const start = FRAME_BYTES + view.getUint32(8, true);
  if (start > bytes.length) throw new RangeError('Allocation bytes are cut short');
  const { own: ownCount, ...header } = readHeader(bytes.subarray(FRAME_BYTES, start));
  const { seatCount, width } = header;
  const ownStart = start + seatCount * (2 * width + 1);
  if (bytes.length !== ownStart + ownCount * OWN_BYTES) throw new RangeError('Allocation bytes are cut short');
  return {
    header,
    columns: {
      price: readColumn(view, start, seatCount, width),
      hold: readColumn(view, start + seatCount * width, seatCount, width),
      claim: bytes.slice(start + 2 * seatCount * width, ownStart),
      own: Array.from({ length: ownCount }, (_, index) => readOwn(view, ownStart + index * OWN_BYTES)),
    },
  };
}

function hasWideOrdinal(column: Uint16Array): boolean {
  for (let i = 0; i < column.length; i++) if ((column[i] ?? 0) > 255) return true;
  return false;
}

function writeHeader(header: AllocationHeader, own: number): Uint8Array {
  const text = JSON.stringify({ ...header, own });
  const bytes = new TextEncoder().encode(text);
  return bytes.length % 2 === 0 ? bytes : new TextEncoder().encode(`${text} `);
}

function readHeader(bytes: Uint8Array): AllocationHeader & { own: number } {
  return JSON.parse(new TextDecoder().decode(bytes));
}

function writeColumn(bytes: Uint8Array, start: number, column: Uint16Array, width: 1 | 2): void {
  if (width === 1) bytes.set(column, start);
  for (let i = 0; i < column.length && width === 2; i++) {
    const value = column[i] ?? 0;
    bytes[start + 2 * i] = value & 255;
    bytes[start + 2 * i + 1] = value >> 8;
  }
}

function readColumn(view: DataView, start: number, seatCount: number, width: 1 | 2): Uint16Array {
  const column = new Uint16Array(seatCount);
  for (let i = 0; i < seatCount; i++)
    column[i] = width === 1 ? view.getUint8(start + i) : view.getUint16(start + 2 * i, true);
  return column;
}

const readOwn = (view: DataView, at: number): OwnClaim => ({
  seat: view.getUint32(at, true),
  price: view.getUint16(at + 4, true),
  hold: view.getUint16(at + 6, true),
});
