import { drawShape } from '@parterre/seating-plan/edit';
import { drawFigure } from '../draw-figure.ts';

export const drawStage = drawFigure({
  place: (change, { corners: points, labels }) => [drawShape(change, { kind: 'stage', points, text: labels.stage })],
});
