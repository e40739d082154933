import type { Point } from '../spatial/rect.ts';

/** The effect of a move of two fingers: the view follows their middle, and its scale their distance. */
export interface PinchStep {
  factor: number;
  at: Point;
  dx: number;
  dy: number;
}

type Fingers = readonly [Point, Point];

/** Points are in CSS pixels. */
export function pinchStep(before: Fingers, after: Fingers): PinchStep {
  const from = middle(before);
  const at = middle(after);
  const spread = distance(before);
  return { factor: spread > 0 ? distance(after) / spread : 1, at, dx: at.x - from.x, dy: at.y - from.y };
}

const middle = ([a, b]: Fingers): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = ([a, b]: Fingers): number => Math.hypot(a.x - b.x, a.y - b.y);

export class Pinch {
  readonly #fingers = new Map<number, Point>();

  get isPinching(): boolean {
    return this.#fingers.size >= 2;
  }

  get isLifted(): boolean {
    return this.#fingers.size === 0;
  }

  press(finger: number, at: Point): void {
    this.#fingers.set(finger, at);
  }

  /** Returns undefined while fewer than two fingers are down. */
  move(finger: number, at: Point): PinchStep | undefined {
    if (!this.#fingers.has(finger)) return undefined;
    const before = this.#firstTwo();
    this.#fingers.set(finger, at);
    const after = this.#firstTwo();
    return before && after && pinchStep(before, after);
  }

  lift(finger: number): void {
    this.#fingers.delete(finger);
  }

  #firstTwo(): Fingers | undefined {
    const [a, b] = [...this.#fingers.values()];
    return a && b && [a, b];
  }
}
