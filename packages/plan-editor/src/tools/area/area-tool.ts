import { drawArea } from '@parterre/seating-plan/edit';
import { drawFigure } from '../draw-figure.ts';

const CAPACITY = 100;

/** Draws a standing area; its capacity is changed in the panel. */
export const areaTool = drawFigure({
  place: (change, { corners: outline, labels }) => [
    drawArea(change, { label: labels.area, capacity: CAPACITY, outline }),
  ],
});
