import { drawShape } from '@parterre/seating-plan/edit';
import { drawFigure } from '../draw-figure.ts';

export const stageTool = drawFigure({
  place: (change, { corners: points, labels }) => [drawShape(change, { kind: 'stage', points, text: labels.stage })],
});
