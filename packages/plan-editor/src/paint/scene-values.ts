import { isLifting } from '../desk/gesture.ts';
import type { EditorDesk } from '../editor/editor-desk.ts';

/** Everything that the picture of what rests is made of: while all of these are the same, so is the picture. */
export function listSceneValues(desk: EditorDesk): readonly unknown[] {
  const { editor, camera, trace, isGridOn, gridStep, colourBy } = desk;
  const { scale, offsetX, offsetY, width, height } = camera;
  return [
    ...[editor.version, editor.selection, isLifting(desk.gesture)],
    ...[scale, offsetX, offsetY, width, height],
    ...[trace, isGridOn, gridStep, colourBy],
  ];
}
