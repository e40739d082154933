import { drawArea as addArea } from '@parterre/seating-plan/edit';
import { drawFigure } from '../draw-figure.ts';

const CAPACITY = 100;

/** Draws a standing area; its capacity is changed in the panel. */
export const drawArea = drawFigure({
  place: (change, { corners: outline, labels }) => [
    addArea(change, { label: labels.area, capacity: CAPACITY, outline }),
  ],
});
