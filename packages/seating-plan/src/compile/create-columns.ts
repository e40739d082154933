export interface Columns {
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly rotation: Int16Array;
  /** 1 where the document gives the rotation; the others face along the course of their row. */
  readonly hasRotation: Uint8Array;
  readonly row: Uint32Array;
  readonly block: Uint16Array;
  readonly label: Uint16Array;
  readonly flags: Uint8Array;
  readonly parity: Uint8Array;
  readonly left: Int32Array;
  readonly right: Int32Array;
}

export function createColumns(seatCount: number): Columns {
  return {
    x: new Float32Array(seatCount),
    y: new Float32Array(seatCount),
    rotation: new Int16Array(seatCount),
    hasRotation: new Uint8Array(seatCount),
    row: new Uint32Array(seatCount),
    block: new Uint16Array(seatCount),
    label: new Uint16Array(seatCount),
    flags: new Uint8Array(seatCount),
    parity: new Uint8Array(seatCount),
    left: new Int32Array(seatCount).fill(-1),
    right: new Int32Array(seatCount).fill(-1),
  };
}
