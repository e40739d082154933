import { type Figure, printFigure } from '../figure.ts';

export const printSeatMap = (figure: Omit<Figure, 'bench'>): void => printFigure({ bench: 'seat-map', ...figure });

/** Prints a figure whose goal is an upper limit. */
export function printAtMost(
  figure: string,
  { value, max, unit }: { value: number; max: number; unit: string },
  note?: string,
): void {
  printSeatMap({ figure, value, unit, goal: `<=${max} ${unit}`, ok: value <= max, ...(note ? { note } : {}) });
}

/** Prints a figure against a baseline of the same run; goal and ratio are value / baseline. */
export function printAgainst(
  figure: string,
  measured: { value: number; baseline: number; unit: string },
  maxRatio: number,
  note?: string,
): void {
  const ratio = measured.value / measured.baseline;
  const goal = `ratio<=1/${Math.round(1 / maxRatio)}`;
  printSeatMap({ figure, ...measured, ratio, goal, ok: ratio <= maxRatio, ...(note ? { note } : {}) });
}
