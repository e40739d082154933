/** `PTGM`, version (u32), header bytes (u32), header (JSON, UTF-8), columns as byte planes. Little-endian. */
export const GEOMETRY_MAGIC = 0x4d475450;
export const GEOMETRY_VERSION = 1;
export const FRAME_BYTES = 12;

/** Bytes per seat of each column, in the order in which they are written. `right` follows from `left`. */
export const COLUMN_BYTES = { x: 4, y: 4, left: 4, rotation: 2, label: 2, flags: 1, parity: 1 } as const;
export const SEAT_BYTES = Object.values(COLUMN_BYTES).reduce<number>((sum, bytes) => sum + bytes, 0);
