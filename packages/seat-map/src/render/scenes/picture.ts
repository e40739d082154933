/** Opaque pixels, each a little-endian RGBA word. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint32Array;
}
