import { drawShape } from '@parterre/seating-plan/edit';
import { placePoint } from '../tool-handlers.ts';

/** Writes text as high as a seat, so that it can be read beside seats. */
export const textTool = placePoint(({ editor, columns }, place, labels) => {
  const { pitch: size } = columns;
  editor.run((change) => [drawShape(change, { kind: 'text', points: [place], text: labels.text, size })]);
});
