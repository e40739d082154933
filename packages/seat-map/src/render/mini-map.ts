import { fitMiniMap, freeView, type MiniMapFit, type Point, placeOnMiniMap, toMiniMapRect } from '@parterre/canvas';
import type { Engine } from '../engine/engine.ts';
import { isSelected } from '../model/selection.ts';
import type { DrawingContext } from './backdrop.ts';
import { packPixel } from './colour.ts';
import { flatPixel } from './look-parts.ts';
import type { Inks, MapTheme } from './map-theme.ts';
import { createPixelBuffer, fillSquare } from './pixel-buffer.ts';

const MARGIN_PX = 2;
/** The line width of the frame around the visible part. */
const LINE_PX = 1.5;

/** The whole plan at a small size, with a frame around the part that the map shows. */
export interface MiniMap {
  setInks(inks: Inks, theme: MapTheme): void;
  /** Draws at the context's top left corner; width and height are in its own units. */
  draw(context: DrawingContext, width: number, height: number): void;
  /** Returns the plan point under a point of the last picture. */
  findPlanPoint(x: number, y: number): Point;
}

export function createMiniMap(engine: Engine, createCanvas: () => HTMLCanvasElement | OffscreenCanvas): MiniMap {
  const picture = createCanvas();
  let inks: Inks | null = null;
  let theme: MapTheme | null = null;
  let drawn = '';
  let colours = 0;
  let last: MiniMapFit = { scale: 1, offsetX: 0, offsetY: 0 };

  const draw = (context: DrawingContext, width: number, height: number): void => {
    if (!inks || !theme) return;
    const { model, selection } = engine;
    const { bounds, pitch } = model.geometry;
    last = fitMiniMap({ bounds, room: pitch, width, height, marginPx: MARGIN_PX });
    const { a: ratio } = context.getTransform();
    const pixelWidth = Math.max(1, Math.round(width * ratio));
    const pixelHeight = Math.max(1, Math.round(height * ratio));
    const key = `${model.version}|${selection.version}|${pixelWidth}x${pixelHeight}|${colours}`;
    if (key !== drawn) paintPicture(picture, engine, inks, { fit: last, pixelWidth, pixelHeight, ratio });
    drawn = key;
    context.clearRect(0, 0, width, height);
    context.drawImage(picture, 0, 0, width, height);
    drawViewport({ context, engine, theme, fit: last }, width, height);
  };

  return {
    draw,
    setInks(nextInks, nextTheme) {
      inks = nextInks;
      theme = nextTheme;
      colours++;
    },
    findPlanPoint: (x, y) => placeOnMiniMap(last, { x, y }),
  };
}

interface PictureSize {
  readonly fit: MiniMapFit;
  readonly pixelWidth: number;
  readonly pixelHeight: number;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
}

function paintPicture(
  picture: HTMLCanvasElement | OffscreenCanvas,
  engine: Engine,
  inks: Inks,
  { fit, pixelWidth, pixelHeight, ratio }: PictureSize,
): void {
  const { model, selection } = engine;
  const { x, y, pitch, seatCount } = model.geometry;
  const image = new ImageData(pixelWidth, pixelHeight);
  const buffer = createPixelBuffer(pixelWidth, pixelHeight, new Uint32Array(image.data.buffer));
  const side = Math.max(1, Math.round(pitch * fit.scale * ratio * 0.85));
  const flats: number[] = [];
  const text = packPixel(inks.text.r, inks.text.g, inks.text.b, 1);
  for (let seat = 0; seat < seatCount; seat++) {
    const look = model.look[seat] ?? 0;
    flats[look] ??= flatPixel(look, inks);
    const ink = isSelected(selection, seat) ? text : flats[look];
    const left = Math.round(((x[seat] ?? 0) * fit.scale + fit.offsetX) * ratio - side / 2);
    const top = Math.round(((y[seat] ?? 0) * fit.scale + fit.offsetY) * ratio - side / 2);
    fillSquare(buffer, left, top, side, ink);
  }
  picture.width = pixelWidth;
  picture.height = pixelHeight;
  const context = picture.getContext('2d');
  if (context && 'putImageData' in context) context.putImageData(image, 0, 0);
}

interface ViewportPainting {
  readonly context: DrawingContext;
  readonly engine: Engine;
  readonly theme: MapTheme;
  readonly fit: MiniMapFit;
}

function drawViewport({ context, engine, theme, fit }: ViewportPainting, width: number, height: number): void {
  const view = toMiniMapRect(fit, freeView(engine.camera));
  const left = Math.max(LINE_PX / 2, view.minX);
  const top = Math.max(LINE_PX / 2, view.minY);
  const right = Math.min(width - LINE_PX / 2, view.maxX);
  const bottom = Math.min(height - LINE_PX / 2, view.maxY);
  if (right <= left || bottom <= top) return;
  context.lineWidth = LINE_PX;
  context.strokeStyle = theme.primary;
  context.strokeRect(left, top, right - left, bottom - top);
}
