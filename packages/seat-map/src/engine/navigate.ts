import {
  centreOn,
  fitRect,
  freeCentre,
  growRect,
  type Insets,
  isEmptyRect,
  type Point,
  panCamera,
  type Rect,
  zoomAt,
} from '@parterre/canvas';
import { findLimits, percentToScale } from '../camera/seat-camera.ts';
import type { Engine } from './engine.ts';
import { publish } from './publish.ts';

/** Limits how far fitting enlarges a small plan. */
const FIT_PERCENT = 150;
const BLOCK_PERCENT = 200;
const FOUND_SEAT_PERCENT = 100;
const FIT_MARGIN_PX = 24;

/** Shows the whole plan, also after the screen is resized. */
export function fit(engine: Engine): void {
  const { geometry } = engine.model;
  fitTo(engine, growRect(geometry.bounds, geometry.pitch), FIT_PERCENT);
  engine.isFitted = true;
  publish(engine);
}

export function zoomTo(engine: Engine, percent: number, at?: Point): void {
  zoomToScale(engine, percentToScale(engine.model.geometry, percent), at);
}

/** Multiplies the scale. The plan stays in place under the point, by default the middle of the free area. */
export function zoomBy(engine: Engine, factor: number, at?: Point): void {
  zoomToScale(engine, engine.camera.scale * factor, at);
}

export function zoomToBlock(engine: Engine, block: number): void {
  const { geometry } = engine.model;
  const bounds = engine.blockBounds[block];
  if (!bounds || isEmptyRect(bounds)) return;
  fitTo(engine, growRect(bounds, geometry.pitch * 2), BLOCK_PERCENT);
  leaveFit(engine);
}

export function panBy(engine: Engine, dx: number, dy: number): void {
  panCamera(engine.camera, limitsOf(engine), dx, dy);
  leaveFit(engine);
}

/** Centres the map on a seat, zooming in to `minPercent` if the scale is smaller. */
export function centreOnSeat(engine: Engine, seat: number, minPercent = FOUND_SEAT_PERCENT): void {
  const { geometry } = engine.model;
  if (seat < 0 || seat >= geometry.seatCount) return;
  engine.camera.scale = Math.max(engine.camera.scale, percentToScale(geometry, minPercent));
  centreOnPoint(engine, { x: geometry.x[seat] ?? 0, y: geometry.y[seat] ?? 0 });
}

export function centreOnPoint(engine: Engine, plan: Point): void {
  centreOn(engine.camera, limitsOf(engine), plan);
  leaveFit(engine);
}

export function resize(engine: Engine, width: number, height: number): void {
  const { camera } = engine;
  if (camera.width === width && camera.height === height) return;
  camera.width = width;
  camera.height = height;
  refit(engine);
}

export function setInsets(engine: Engine, insets: Insets): void {
  engine.camera.insets = insets;
  refit(engine);
}

function refit(engine: Engine): void {
  if (engine.isFitted) fit(engine);
  else panBy(engine, 0, 0);
}

function zoomToScale(engine: Engine, scale: number, at: Point = freeCentre(engine.camera)): void {
  zoomAt(engine.camera, limitsOf(engine), scale, at);
  leaveFit(engine);
}

function fitTo({ camera, model: { geometry } }: Engine, rect: Rect, maxPercent: number): void {
  const scaleMax = percentToScale(geometry, maxPercent);
  fitRect(camera, rect, { marginPx: FIT_MARGIN_PX, sizeMin: geometry.pitch, scaleMax });
}

const limitsOf = ({ camera, model }: Engine) => findLimits(camera, model.geometry);

function leaveFit(engine: Engine): void {
  engine.isFitted = false;
  publish(engine);
}
