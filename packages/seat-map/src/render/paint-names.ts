import { findPointsInRect, viewOf } from '@parterre/canvas';
import type { Engine } from '../engine/engine.ts';
import { LOOK, lookKind, lookOrdinal } from '../model/seat-look.ts';
import { type BlockName, NAME_DISTANCE, type NamePlace } from '../spatial/place-names.ts';
import { type Colour, letterInk } from './colour.ts';
import type { FrameView } from './frame-view.ts';
import { NUMBER_DROP } from './look-parts.ts';
import type { Inks } from './map-theme.ts';
import { blitMask, type PixelBuffer } from './pixel-buffer.ts';
import type { TextMasks, TextStyle } from './text-masks.ts';

/** The minimum seat size, in CSS pixels, for row names and seat labels. */
const ROW_NAME_MIN_PX = 9.6;
export const SEAT_LABEL_MIN_PX = 25;
/** Names on top of seats disappear when the seats are large enough to be told apart. */
const NAME_ON_SEATS_PX_MAX = 8;

export interface NamePainting {
  readonly engine: Engine;
  readonly view: FrameView;
  readonly inks: Inks;
  readonly texts: TextMasks;
  readonly fontFamily: string;
  readonly blockNames: readonly BlockName[];
  /** Called only if seats are large enough for row names. */
  readonly rowNames: () => readonly (NamePlace | null)[];
}

export function paintNames(buffer: PixelBuffer, painting: NamePainting): void {
  if (painting.view.seatCssPx >= ROW_NAME_MIN_PX) paintRowNames(buffer, painting);
  if (painting.view.seatCssPx >= SEAT_LABEL_MIN_PX) paintSeatLabels(buffer, painting);
  paintBlockNames(buffer, painting);
}

function paintRowNames(buffer: PixelBuffer, painting: NamePainting): void {
  const { view, inks, rowNames } = painting;
  const style = styleOf(painting, clamp(view.seatCssPx * 0.52, 11, 14), 500);
  for (const place of rowNames()) if (place) paintText(buffer, painting, { ...place, ink: inks.text3 }, style);
}

function paintBlockNames(buffer: PixelBuffer, painting: NamePainting): void {
  const { view, inks, blockNames, engine } = painting;
  const sizePx = clamp(view.seatCssPx * 0.68, 11, 16);
  const style = styleOf(painting, sizePx, 600);
  const halo = { ...style, haloPx: 3 * view.pixelRatio };
  const haloInk = { ...inks.background, a: 0.88 };
  const isRoomBeside = NAME_DISTANCE * engine.model.geometry.pitch * view.scale > style.sizePx;
  for (const { beside, middle } of blockNames) {
    if (isRoomBeside && beside) {
      if (!isInView(view, beside) || !isWideEnough(painting, beside, style, 1.25)) continue;
      const turned = { ...style, angle: Math.round(beside.angle * 180) / 180 };
      paintText(buffer, painting, { ...beside, ink: inks.text2 }, turned);
    } else if (view.seatCssPx <= NAME_ON_SEATS_PX_MAX && isWideEnough(painting, middle, style, 1)) {
      paintText(buffer, painting, { ...middle, ink: haloInk }, halo);
      paintText(buffer, painting, { ...middle, ink: inks.text }, style);
    }
  }
}

function isWideEnough({ texts, view }: NamePainting, place: NamePlace, style: TextStyle, share: number): boolean {
  return texts.measure(place.text, style) <= place.width * view.scale * share;
}

function paintSeatLabels(buffer: PixelBuffer, painting: NamePainting): void {
  const { engine, view, inks } = painting;
  const { geometry, look } = engine.model;
  const style = styleOf(painting, view.seatCssPx * 0.4, 530);
  for (const seat of findPointsInRect(engine.grid, viewOf(engine.camera))) {
    if (lookKind(look[seat] ?? 0) !== LOOK.available || engine.selection.marks[seat] !== 0) continue;
    const at = { x: geometry.x[seat] ?? 0, y: geometry.y[seat] ?? 0 };
    const price = lookOrdinal(look[seat] ?? 0);
    const text = geometry.labels[geometry.label[seat] ?? 0] ?? '';
    const dropPx = inks.mark(price) === '' ? 0 : view.seatPx * NUMBER_DROP;
    paintText(buffer, painting, { ...at, text, ink: letterInk(inks.price(price)), dropPx }, style);
  }
}

interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly ink: Colour;
  /** How far below its place the text stands, in pixels. */
  readonly dropPx?: number;
}

/** `style` is one object for all texts of a look, because masks are found by it (text-masks.ts). */
function paintText(buffer: PixelBuffer, { view, texts }: NamePainting, place: PlacedText, style: TextStyle): void {
  if (!isInView(view, place)) return;
  const mask = texts.maskOf(place.text, style);
  const x = Math.round(place.x * view.scale + view.offsetX - mask.width / 2);
  const y = Math.round(place.y * view.scale + view.offsetY - mask.height / 2 + (place.dropPx ?? 0));
  blitMask(buffer, mask, x, y, place.ink);
}

function isInView(view: FrameView, plan: { readonly x: number; readonly y: number }): boolean {
  const x = plan.x * view.scale + view.offsetX;
  const y = plan.y * view.scale + view.offsetY;
  return x > -200 && y > -200 && x < view.width + 200 && y < view.height + 200;
}

/** `sizePx` is in CSS pixels; sizes are rounded, so that zooming reuses masks. */
function styleOf({ view, fontFamily }: NamePainting, sizePx: number, weight: number): TextStyle {
  return { fontFamily, sizePx: Math.round(sizePx * view.pixelRatio), weight };
}

function clamp(value: number, from: number, to: number): number {
  return Math.min(to, Math.max(from, value));
}
