import type { Allocation } from '@parterre/seat-map';
import type { Geometry } from '@parterre/seating-plan';

export interface DrawnPlan {
  geometry: Geometry;
  allocation: Allocation;
}

/** A plan on the screen, whatever draws it. Percent: 100 = a seat of 16 CSS pixels. */
export interface SeatDrawing {
  fit(): void;
  /** Puts the seat into the middle at this size. */
  centreOn(seat: number, percent: number): void;
  /** CSS pixels. */
  panBy(dx: number, dy: number): void;
  /** Keeps the seat where it is on the screen. */
  zoomTo(percent: number, seat: number): void;
  readonly percent: number;
  /** Whether a seat is under the point, CSS pixels. */
  hit(x: number, y: number): boolean;
  destroy(): void;
}

export type Draw = (host: HTMLElement, plan: DrawnPlan) => SeatDrawing;
