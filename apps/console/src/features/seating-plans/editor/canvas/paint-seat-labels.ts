import type { PlanSeat } from '@parterre/seating-plan';
import type { Painting } from './paint-desk.ts';

/** Of the radius: longer words are set narrower. */
const LABEL_WIDTH = 1.8;
const FLAG_WIDTH = 1.5;

/** A seat in sight; `x` and `y` in CSS pixels, `at` in the columns. */
export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  readonly isSelected: boolean;
}

/** The seat's label; over it, small, its flags. */
export function paintSeatLabels(painting: Painting, dots: readonly Dot[], radius: number, ink: string): void {
  const { context, desk, look } = painting;
  const { draft, columns } = desk;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = ink;
  for (const { x, y, at } of dots) {
    const { seat } = draft.require(columns.ids[at] ?? 0, 'seat');
    const flag = flagOf(seat);
    context.font = `600 ${radius * 0.9}px ${look.map.fontFamily}`;
    context.fillText(seat.label, x, y + (flag ? radius * 0.2 : 0), radius * LABEL_WIDTH);
    if (!flag) continue;
    context.font = `700 ${radius * 0.55}px ${look.map.fontFamily}`;
    context.fillText(flag, x, y - radius * 0.5, radius * FLAG_WIDTH);
  }
}

/** W wheelchair, C companion, S step-free, RV restricted view. */
function flagOf({ access, restrictedView }: PlanSeat): string {
  const letter = access === 'wheelchair' ? 'W' : access === 'companion' ? 'C' : access === 'step-free' ? 'S' : '';
  return restrictedView ? `${letter}${letter && ' '}RV` : letter;
}
