import type { Point } from '@parterre/seating-plan';

/** What two fingers did since the last move: the view goes along with their middle and grows with their distance. */
export interface PinchStep {
  factor: number;
  at: Point;
  dx: number;
  dy: number;
}

/** Counts the fingers on the plan. Points in CSS pixels. */
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

  /** Undefined while fewer than two fingers are down. */
  move(finger: number, at: Point): PinchStep | undefined {
    if (!this.#fingers.has(finger)) return undefined;
    const before = this.#measure();
    this.#fingers.set(finger, at);
    const after = this.#measure();
    if (!before || !after) return undefined;
    const factor = before.distance > 0 ? after.distance / before.distance : 1;
    return { factor, at: after.middle, dx: after.middle.x - before.middle.x, dy: after.middle.y - before.middle.y };
  }

  lift(finger: number): void {
    this.#fingers.delete(finger);
  }

  #measure(): { middle: Point; distance: number } | undefined {
    const [a, b] = [...this.#fingers.values()];
    if (!a || !b) return undefined;
    return {
      middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
      distance: Math.hypot(a.x - b.x, a.y - b.y),
    };
  }
}
