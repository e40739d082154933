/** Shapes of a seat relative to its middle; a seat is 16 units wide. */
export type SeatShape =
  | { readonly kind: 'box'; readonly half: number; readonly radius: number }
  | { readonly kind: 'frame'; readonly half: number; readonly radius: number; readonly width: number }
  | {
      readonly kind: 'dashes';
      readonly half: number;
      readonly radius: number;
      readonly width: number;
      readonly dash: number;
      readonly gap: number;
    }
  | { readonly kind: 'dot'; readonly radius: number }
  | { readonly kind: 'bar'; readonly half: number; readonly width: number }
  | { readonly kind: 'cross'; readonly half: number; readonly width: number };

/** Every shape looks the same after a quarter turn except the bar, which is never rotated. */
export const SEAT_SHAPES = {
  full: { kind: 'box', half: 7.75, radius: 4 },
  edge: { kind: 'frame', half: 7.4, radius: 3.7, width: 0.7 },
  inner: { kind: 'box', half: 7.1, radius: 3.6 },
  outline: { kind: 'frame', half: 7.1, radius: 3.6, width: 1.4 },
  dashed: { kind: 'dashes', half: 7.1, radius: 3.6, width: 1.4, dash: 3, gap: 2 },
  empty: { kind: 'dashes', half: 7.1, radius: 3.6, width: 1, dash: 2, gap: 2 },
  dot: { kind: 'dot', radius: 2.1 },
  bar: { kind: 'bar', half: 3.2, width: 1.8 },
  cross: { kind: 'cross', half: 4, width: 1.8 },
  ring: { kind: 'box', half: 10.4, radius: 5 },
  ringGap: { kind: 'box', half: 8.4, radius: 3.4 },
} as const satisfies Record<string, SeatShape>;

export type SeatShapeName = keyof typeof SEAT_SHAPES;

/**
 * The distance from the middle to the outermost pixel of a seat, and of a seat with its ring, at any rotation; in the
 * same units.
 */
export const SEAT_REACH = 9.5;
export const RING_REACH = 12.8;

/**
 * Returns the share of a pixel that the shape covers. `x` and `y` lead from the seat's middle to the pixel in the
 * seat's frame, in pixels; `unit` is the size of one unit in pixels.
 */
export function coverageOf(shape: SeatShape, x: number, y: number, unit: number): number {
  switch (shape.kind) {
    case 'box':
      return inside(boxDistance(x, y, shape.half * unit, shape.radius * unit));
    case 'frame':
      return stroke(boxDistance(x, y, shape.half * unit, shape.radius * unit), shape.width * unit);
    case 'dashes':
      return (
        stroke(boxDistance(x, y, shape.half * unit, shape.radius * unit), shape.width * unit) *
        dashCoverage(shape, Math.abs(x), Math.abs(y), unit)
      );
    case 'dot':
      return inside(lengthOf(x, y) - shape.radius * unit);
    case 'bar':
      return stroke(lengthOf(Math.max(0, Math.abs(x) - shape.half * unit), y), shape.width * unit);
    case 'cross':
      return stroke(crossDistance(Math.abs(x), Math.abs(y), shape.half * unit), shape.width * unit);
  }
}

function inside(distance: number): number {
  return Math.min(1, Math.max(0, 0.5 - distance));
}

/** A line thinner than a pixel is drawn one pixel wide and fainter. */
function stroke(distance: number, width: number): number {
  return Math.min(1, width) * inside(Math.abs(distance) - Math.max(1, width) / 2);
}

function boxDistance(x: number, y: number, half: number, radius: number): number {
  const dx = Math.abs(x) - half + radius;
  const dy = Math.abs(y) - half + radius;
  if (dx <= 0 || dy <= 0) return Math.max(dx, dy) - radius;
  return lengthOf(dx, dy) - radius;
}

function crossDistance(x: number, y: number, half: number): number {
  const along = Math.min(half, (x + y) / 2);
  return lengthOf(x - along, y - along);
}

/** Dashes are stretched to divide a quarter of the outline, so that they meet at every corner. */
function dashCoverage(
  shape: { half: number; radius: number; dash: number; gap: number },
  x: number,
  y: number,
  unit: number,
): number {
  const straight = (shape.half - shape.radius) * unit;
  const radius = shape.radius * unit;
  const quarter = 2 * straight + (Math.PI * radius) / 2;
  const count = Math.max(2, Math.round(quarter / ((shape.dash + shape.gap) * unit)));
  const period = quarter / count;
  const across = Math.min(x, y);
  const deep = Math.max(x, y);
  const along = across <= straight ? across : straight + radius * Math.atan2(across - straight, deep - straight);
  const fromDash = Math.abs(along - period * Math.round(along / period));
  return inside(fromDash - (period * shape.dash) / (shape.dash + shape.gap) / 2);
}

/** Several times faster than Math.hypot. */
function lengthOf(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}
