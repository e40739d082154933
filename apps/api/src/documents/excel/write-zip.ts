import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

/** `path` has slashes and begins at the archive's root; `bytes` are read once, while the part is packed. */
export interface ZipPart {
  path: string;
  bytes: AsyncIterable<Uint8Array>;
}

/**
 * Writes an archive in pieces. Each part is compressed while it is written, so that none is held in memory. A part may
 * have at most 4 GB.
 */
export async function* writeZip(parts: AsyncIterable<ZipPart>): AsyncGenerator<Uint8Array> {
  const entries: Entry[] = [];
  let offset = 0;
  for await (const { path, bytes } of parts) {
    const entry = { path: Buffer.from(path), offset, crc: 0, packed: 0, size: 0 };
    entries.push(entry);
    const head = localHead(entry);
    yield head;
    for await (const piece of pack(bytes, entry)) yield piece;
    const sums = writeNumbers([4, DESCRIPTOR], ...sumsOf(entry));
    yield sums;
    offset += head.length + entry.packed + sums.length;
  }
  const directory = Buffer.concat(entries.flatMap((entry) => [centralHead(entry), entry.path]));
  yield directory;
  const count = entries.length;
  yield writeNumbers([4, END], [2, 0], [2, 0], [2, count], [2, count], [4, directory.length], [4, offset], [2, 0]);
}

interface Entry {
  path: Buffer;
  offset: number;
  crc: number;
  packed: number;
  size: number;
}

/** Text repeats itself so often that a higher level hardly makes it smaller. */
const LEVEL = 4;

async function* pack(bytes: AsyncIterable<Uint8Array>, entry: Entry): AsyncGenerator<Uint8Array> {
  const deflate = createDeflateRaw({ level: LEVEL });
  const source = Readable.from(measure(bytes, entry), { objectMode: false });
  // Errors of the pipeline are thrown where its pieces are read.
  const done = pipeline(source, deflate).catch(() => undefined);
  try {
    for await (const piece of deflate) {
      entry.packed += piece.length;
      yield piece;
    }
  } finally {
    await done;
  }
}

async function* measure(bytes: AsyncIterable<Uint8Array>, entry: Entry): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) {
    if (piece.length === 0) continue;
    entry.crc = crc32(piece, entry.crc);
    entry.size += piece.length;
    yield piece;
  }
}

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;

type Field = readonly [bytes: 2 | 4, value: number];

/**
 * Version 2.0, flags for sizes after the data and for a name in UTF-8, deflate, and the earliest date of the format (1
 * January 1980).
 */
const ABOUT: readonly Field[] = [
  [2, 20],
  [2, 0x0808],
  [2, 8],
  [2, 0],
  [2, 33],
];

const sumsOf = ({ crc, packed, size }: Entry): Field[] => [
  [4, crc],
  [4, packed],
  [4, size],
];

const localHead = ({ path }: Entry): Buffer =>
  Buffer.concat([writeNumbers([4, LOCAL], ...ABOUT, [4, 0], [4, 0], [4, 0], [2, path.length], [2, 0]), path]);

const centralHead = (entry: Entry): Buffer =>
  writeNumbers(
    [4, CENTRAL],
    [2, 20],
    ...ABOUT,
    ...sumsOf(entry),
    [2, entry.path.length],
    [2, 0],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, entry.offset],
  );

/** Writes little-endian numbers. Throws for a number that does not fit, because the archive would be unreadable. */
function writeNumbers(...fields: readonly Field[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}
