import { toPlan, viewOf } from '../camera/camera.ts';
import type { Engine } from '../engine/engine.ts';
import type { Point } from '../geometry/rect.ts';
import { isSelected } from '../model/selection.ts';
import type { DrawingContext } from './backdrop.ts';
import { packPixel } from './colour.ts';
import { flatPixel } from './look-parts.ts';
import type { Inks, MapTheme } from './map-theme.ts';
import { createPixelBuffer, fillSquare } from './pixel-buffer.ts';

/** The whole plan in a few pixels, with a frame round the part that the map shows. */
export interface MiniMap {
  setInks(inks: Inks, theme: MapTheme): void;
  /** Draws at the context's top left corner; width and height are in its own units. */
  draw(context: DrawingContext, width: number, height: number): void;
  /** The plan point under a point of the last picture. */
  findPlanPoint(x: number, y: number): Point;
}

interface Fit {
  readonly scale: number;
  readonly offsetX: number;
  readonly offsetY: number;
}

export function createMiniMap(engine: Engine, createCanvas: () => HTMLCanvasElement | OffscreenCanvas): MiniMap {
  const picture = createCanvas();
  let inks: Inks | null = null;
  let theme: MapTheme | null = null;
  let drawn = '';
  let colours = 0;
  let last: Fit = { scale: 1, offsetX: 0, offsetY: 0 };

  const draw = (context: DrawingContext, width: number, height: number): void => {
    if (!inks || !theme) return;
    const { model, selection } = engine;
    last = fitPlan(engine, width, height);
    const { a: ratio } = context.getTransform();
    const pixelWidth = Math.max(1, Math.round(width * ratio));
    const pixelHeight = Math.max(1, Math.round(height * ratio));
    const key = `${model.version}|${selection.version}|${pixelWidth}x${pixelHeight}|${colours}`;
    if (key !== drawn) paintPicture(picture, engine, inks, last, { pixelWidth, pixelHeight, ratio });
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
    findPlanPoint: (x, y) => ({ x: (x - last.offsetX) / last.scale, y: (y - last.offsetY) / last.scale }),
  };
}

function fitPlan(engine: Engine, width: number, height: number): Fit {
  const { bounds, pitch } = engine.model.geometry;
  const planWidth = bounds.maxX - bounds.minX + pitch;
  const planHeight = bounds.maxY - bounds.minY + pitch;
  const scale = Math.min((width - 4) / planWidth, (height - 4) / planHeight);
  return {
    scale,
    offsetX: width / 2 - ((bounds.minX + bounds.maxX) / 2) * scale,
    offsetY: height / 2 - ((bounds.minY + bounds.maxY) / 2) * scale,
  };
}

function paintPicture(
  picture: HTMLCanvasElement | OffscreenCanvas,
  engine: Engine,
  inks: Inks,
  fit: Fit,
  { pixelWidth, pixelHeight, ratio }: { pixelWidth: number; pixelHeight: number; ratio: number },
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
  readonly fit: Fit;
}

function drawViewport({ context, engine, theme, fit }: ViewportPainting, width: number, height: number): void {
  const { camera } = engine;
  const { insets } = camera;
  const full = viewOf(camera);
  const from = toPlan(camera, { x: insets.left, y: insets.top });
  const to = toPlan(camera, { x: camera.width - insets.right, y: camera.height - insets.bottom });
  const view = from.x < to.x && from.y < to.y ? { minX: from.x, minY: from.y, maxX: to.x, maxY: to.y } : full;
  const left = Math.max(0.75, view.minX * fit.scale + fit.offsetX);
  const top = Math.max(0.75, view.minY * fit.scale + fit.offsetY);
  const right = Math.min(width - 0.75, view.maxX * fit.scale + fit.offsetX);
  const bottom = Math.min(height - 0.75, view.maxY * fit.scale + fit.offsetY);
  if (right <= left || bottom <= top) return;
  context.lineWidth = 1.5;
  context.strokeStyle = theme.primary;
  context.strokeRect(left, top, right - left, bottom - top);
}
