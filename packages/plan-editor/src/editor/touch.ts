import { Pinch } from '@parterre/canvas';
import type { Point } from '@parterre/seating-plan';
import type { EditorDesk } from './editor-desk.ts';
import { cancelGesture, tap } from './editor-desk.ts';

const TAP_PX = 8;

/** Translates touches to mouse input. Each call returns true if it handled the touch. */
export function createTouch(desk: EditorDesk, isTapped: boolean) {
  const pinch = new Pinch();
  let first: { at: Point; version: number } | null = null;
  let wasPinch = false;
  return {
    press(finger: number, at: Point): boolean {
      pinch.press(finger, at);
      if (!pinch.isPinching) {
        first = { at, version: desk.editor.version };
        wasPinch = false;
        return false;
      }
      // The first finger of a pinch was not a press, so what it drew is undone.
      if (!wasPinch && first && desk.editor.version !== first.version) desk.editor.undo();
      wasPinch = true;
      if (desk.gesture?.kind !== 'points') cancelGesture(desk);
      return true;
    },
    move(finger: number, at: Point): boolean {
      const step = pinch.move(finger, at);
      if (!step) return wasPinch;
      desk.pan(step.dx, step.dy);
      desk.zoom(step.factor, step.at);
      return true;
    },
    lift(finger: number, at?: Point): boolean {
      pinch.lift(finger);
      if (wasPinch) {
        wasPinch = !pinch.isLifted;
        return true;
      }
      if (isTapped && first && at && Math.hypot(at.x - first.at.x, at.y - first.at.y) <= TAP_PX) tap(desk, at);
      return false;
    },
  };
}
