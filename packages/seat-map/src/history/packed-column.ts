/** Ordinals stored as runs or as bytes, whichever is smaller. */
export type PackedColumn =
  | { readonly kind: 'runs'; readonly length: number; readonly ends: Uint32Array; readonly values: Uint16Array }
  | { readonly kind: 'dense'; readonly values: Uint8Array | Uint16Array };

export function packColumn(column: Uint16Array): PackedColumn {
  const ends: number[] = [];
  const values: number[] = [];
  let highest = 0;
  for (let at = 0; at < column.length; at++) {
    const value = column[at] ?? 0;
    if (value > highest) highest = value;
    if (at > 0 && value === values[values.length - 1]) ends[ends.length - 1] = at + 1;
    else {
      ends.push(at + 1);
      values.push(value);
    }
  }
  const denseBytes = column.length * (highest < 256 ? 1 : 2);
  if (ends.length * 6 < denseBytes) {
    return { kind: 'runs', length: column.length, ends: Uint32Array.from(ends), values: Uint16Array.from(values) };
  }
  return { kind: 'dense', values: highest < 256 ? Uint8Array.from(column) : column.slice() };
}

export function unpackColumn(packed: PackedColumn): Uint16Array {
  if (packed.kind === 'dense') return Uint16Array.from(packed.values);
  const column = new Uint16Array(packed.length);
  let from = 0;
  for (const [run, end] of packed.ends.entries()) {
    column.fill(packed.values[run] ?? 0, from, end);
    from = end;
  }
  return column;
}

export function sizeOfColumn(packed: PackedColumn): number {
  return packed.kind === 'dense' ? packed.values.byteLength : packed.ends.byteLength + packed.values.byteLength;
}
