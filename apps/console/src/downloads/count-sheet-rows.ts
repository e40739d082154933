/** The first 30 bytes of a file in an archive say how long its name and the extra field are, which follow. */
const HEAD = { length: 30, nameLengthAt: 26, extraLengthAt: 28 };

/**
 * Counts the data rows of the first sheet of a workbook, chunk by chunk, without its header. The server writes that sheet
 * first (docs/adr/0021), so it is unpacked while it comes; the count is a little behind the last chunk. `total` are all
 * rows, which have come once other sheets follow.
 */
export function createSheetCounter(total: number | undefined): (chunk: Uint8Array) => number {
  if (typeof DecompressionStream === 'undefined') return () => 0;
  const unpacker = new DecompressionStream('deflate-raw');
  const writer = unpacker.writable.getWriter();
  const skipHead = createHeadSkipper();
  let rows = 0;
  let isOver = false;
  // What follows the sheet in the archive cannot be unpacked, and ends the count.
  const end = () => {
    isOver = true;
    rows = Math.max(rows, (total ?? 0) + 1);
  };
  countRows(unpacker.readable, (more) => {
    rows += more;
  }).catch(end);
  return (chunk) => {
    const packed = isOver ? undefined : skipHead(chunk);
    if (packed && packed.length > 0) writer.write(new Uint8Array(packed)).catch(end);
    return Math.max(0, rows - 1);
  };
}

/** Returns a function that leaves out the head of the archive's first file, which may come in several chunks. */
function createHeadSkipper(): (chunk: Uint8Array) => Uint8Array | undefined {
  let head: Uint8Array | undefined = new Uint8Array();
  return (chunk) => {
    if (!head) return chunk;
    head = Uint8Array.from([...head, ...chunk]);
    if (head.length < HEAD.length) return undefined;
    const view = new DataView(head.buffer);
    const names = view.getUint16(HEAD.nameLengthAt, true) + view.getUint16(HEAD.extraLengthAt, true);
    if (head.length < HEAD.length + names) return undefined;
    const rest = head.subarray(HEAD.length + names);
    head = undefined;
    return rest;
  };
}

/** In the text of a cell `<` is written as `&lt;`, so this is nothing but the start of a row. */
const ROW = new TextEncoder().encode('<row ');

async function countRows(sheet: ReadableStream<Uint8Array>, onRows: (more: number) => void): Promise<void> {
  const reader = sheet.getReader();
  let matched = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    let rows = 0;
    for (const byte of part.value) {
      if (byte === ROW[matched]) matched += 1;
      else matched = byte === ROW[0] ? 1 : 0;
      if (matched < ROW.length) continue;
      matched = 0;
      rows += 1;
    }
    onRows(rows);
  }
}
