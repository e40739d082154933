import type { EditorDesk } from '../desk/editor-desk.ts';
import type { Gesture } from '../gestures/gesture.ts';

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

/** What is selected follows the pointer and is painted over the rest in each frame. */
export const isLifting = (gesture: Gesture | null): boolean =>
  gesture?.kind === 'move' || gesture?.kind === 'rotate' || gesture?.kind === 'bend' || gesture?.kind === 'corner';
