import { toScreen } from '@parterre/canvas';
import type { Point } from '@parterre/seating-plan';
import { isLifting } from '../desk/gesture.ts';
import type { EditorDesk } from '../editor/editor-desk.ts';
import type { SeatBitmap } from './seat-bitmap.ts';

/** Everything that a canvas needs of the theme: literal values, because it cannot read variables. */
export interface EditorLook {
  readonly map: {
    readonly mapBackground: string;
    readonly surface: string;
    readonly text: string;
    readonly text2: string;
    readonly text3: string;
    readonly line: string;
    readonly lineStrong: string;
    readonly primary: string;
    readonly select: string;
    readonly bad: string;
    readonly fontFamily: string;
  };
  /** Blocks take these in turn, so that neighbours can be told apart. */
  readonly blocks: readonly string[];
}

export interface Painting {
  readonly context: CanvasRenderingContext2D;
  readonly desk: EditorDesk;
  readonly look: EditorLook;
  /** The picture to trace, once it has loaded. */
  readonly picture: CanvasImageSource | null;
  readonly bitmap: SeatBitmap;
  /** Device pixels per CSS pixel. */
  readonly pixelRatio: number;
  /** During a drag, what rests and what is lifted are painted apart. */
  readonly part: 'all' | 'resting' | 'lifted';
}

/** Makes the points the context's path, to be stroked or filled. */
export function tracePath({ context, desk }: Painting, points: readonly Point[], isClosed: boolean): void {
  context.beginPath();
  for (const point of points) {
    const { x, y } = toScreen(desk.camera, point);
    context.lineTo(x, y);
  }
  if (isClosed) context.closePath();
}

/** Everything that the picture of what rests depends on: the picture is the same while all of these are. */
export function listSceneValues(desk: EditorDesk): readonly unknown[] {
  const { editor, camera, trace, isGridOn, gridStep, colourBy } = desk;
  const { scale, offsetX, offsetY, width, height } = camera;
  return [
    ...[editor.version, editor.selection, isLifting(desk.gesture)],
    ...[scale, offsetX, offsetY, width, height],
    ...[trace, isGridOn, gridStep, colourBy],
  ];
}
