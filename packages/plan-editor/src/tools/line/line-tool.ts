import { drawShape } from '@parterre/seating-plan/edit';
import { drawFigure } from '../draw-figure.ts';

export const lineTool = drawFigure({
  isOpen: true,
  place: (change, { corners: points }) => [drawShape(change, { kind: 'line', points })],
});
