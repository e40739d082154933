import type { Allocation } from '@parterre/seat-map';
import type { Geometry } from '@parterre/seating-plan';

export interface DrawnPlan {
  geometry: Geometry;
  allocation: Allocation;
}

/** A plan on the screen, in any variant. Sizes are in per cent: 100 is a seat of 16 CSS pixels. */
export interface SeatDrawing {
  fit(): void;
  /** Moves the seat to the middle, at this size. */
  centreOn(seat: number, percent: number): void;
  /** The distances are in CSS pixels. */
  panBy(dx: number, dy: number): void;
  /** Zooms so that the seat stays where it is on the screen. */
  zoomTo(percent: number, seat: number): void;
  readonly percent: number;
  /** Returns true if a seat is under the point, in CSS pixels. */
  hit(x: number, y: number): boolean;
  destroy(): void;
}

export type Draw = (host: HTMLElement, plan: DrawnPlan) => SeatDrawing;
