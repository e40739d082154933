import { toScreen } from '@parterre/canvas';
import type { Point } from '@parterre/seating-plan';
import { isDraggingSelection } from '../desk/gesture.ts';
import type { EditorDesk } from '../editor/editor-desk.ts';

/** The theme as literal values, because a canvas cannot read CSS variables. */
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
  /** Assigned to blocks in turn, so that neighbours can be told apart. */
  readonly blocks: readonly string[];
}

export interface Painting {
  readonly context: CanvasRenderingContext2D;
  readonly desk: EditorDesk;
  readonly look: EditorLook;
  /** The trace picture; null until it has loaded. */
  readonly picture: CanvasImageSource | null;
  readonly bitmap: SeatBitmap;
  /** Device pixels per CSS pixel. */
  readonly pixelRatio: number;
  /** During a drag, the static and the moving part are painted separately. */
  readonly part: 'all' | 'resting' | 'lifted';
}

/** `points` are in plan units. Sets only the context's path: the caller strokes or fills it. */
export function setPath({ context, desk }: Painting, points: readonly Point[], isClosed: boolean): void {
  context.beginPath();
  for (const point of points) {
    const { x, y } = toScreen(desk.camera, point);
    context.lineTo(x, y);
  }
  if (isClosed) context.closePath();
}

/** Lists all values that the static part depends on: it is painted again only when one of them changes. */
export function listSceneValues(desk: EditorDesk): readonly unknown[] {
  const { editor, camera, trace, isGridOn, gridStep, colourBy } = desk;
  const { scale, offsetX, offsetY, width, height } = camera;
  return [
    ...[editor.version, editor.selection, isDraggingSelection(desk.gesture)],
    ...[scale, offsetX, offsetY, width, height],
    ...[trace, isGridOn, gridStep, colourBy],
  ];
}

/** Small seats as pixels of a picture: a hundred thousand squares take milliseconds, as paths a tenth of a second. */
export class SeatBitmap {
  readonly #canvas = document.createElement('canvas');
  #pixels = new Uint32Array();
  #image: ImageData | null = null;

  /** Starts an empty picture of this size in device pixels. */
  begin(width: number, height: number): void {
    if (this.#image?.width === width && this.#image.height === height) {
      this.#pixels.fill(0);
      return;
    }
    this.#canvas.width = width;
    this.#canvas.height = height;
    this.#image = new ImageData(width, height);
    this.#pixels = new Uint32Array(this.#image.data.buffer);
  }

  square(x: number, y: number, size: number, pixel: number): void {
    const width = this.#canvas.width;
    const left = Math.max(0, Math.round(x - size / 2));
    const right = Math.min(width, Math.round(x - size / 2) + size);
    const top = Math.max(0, Math.round(y - size / 2));
    const bottom = Math.min(this.#canvas.height, Math.round(y - size / 2) + size);
    if (left >= right) return;
    for (let line = top; line < bottom; line++) this.#pixels.fill(pixel, line * width + left, line * width + right);
  }

  drawOn(context: CanvasRenderingContext2D): void {
    if (!this.#image) return;
    this.#canvas.getContext('2d')?.putImageData(this.#image, 0, 0);
    context.save();
    context.resetTransform();
    context.drawImage(this.#canvas, 0, 0);
    context.restore();
  }
}
