import { drawShape } from '@parterre/seating-plan/edit';
import { placePoint } from '../tool-use.ts';

/** Words as large as a seat. */
export const writeText = placePoint(({ editor, columns }, place, labels) => {
  const { pitch: size } = columns;
  editor.run((change) => [drawShape(change, { kind: 'text', points: [place], text: labels.text, size })]);
});
