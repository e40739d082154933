import { drawShape } from '@parterre/seating-plan/edit';
import { drawFigure } from '../draw-figure.ts';

export const polygonTool = drawFigure({
  place: (change, { corners: points }) => [drawShape(change, { kind: 'polygon', points })],
});
