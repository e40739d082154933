import type { Rect } from '@parterre/canvas';
import type { Engine } from '../engine/engine.ts';
import { isCrossed, isSelected } from '../model/selection.ts';
import type { FrameView } from './frame-view.ts';
import { blitSprite, fillSquare, type PixelBuffer } from './pixel-buffer.ts';
import { OVERLAY, type SpriteSheet, STILL_PHASE } from './sprite-sheet.ts';

/** Smaller seats are drawn as flat squares, in CSS pixels. */
const FLAT_PX_MAX = 3.5;
/** Seats closer than this are drawn without a gap, because gaps below a pixel would flicker. */
const SOLID_PX_MAX = 3;
/** From this size on, half a pixel is not visible, so one subpixel position is enough. */
const PHASES_PX_MAX = 14;

export interface SeatPainting {
  readonly engine: Engine;
  readonly view: FrameView;
  readonly sheet: SpriteSheet;
  /** Returns the rotation step of every seat (`bucketTurns`); called only if seats have shapes. */
  readonly turns: () => Uint8Array;
  readonly selectPixel: number;
  readonly crossPixel: number;
}

interface SeatSpan {
  readonly first: number;
  /** Exclusive. */
  readonly end: number;
}

/** Copies every seat that intersects the buffer's clip. Rings come last, because they cover their neighbours. */
export function paintSeats(buffer: PixelBuffer, painting: SeatPainting): void {
  const { engine, sheet, view } = painting;
  const reach = view.seatCssPx < FLAT_PX_MAX ? view.seatPx + 2 : sheet.side / 2 + 1;
  const clip = clipInPlan(buffer, view, reach);
  const marked: number[] = [];
  for (const [index, block] of engine.model.geometry.blocks.entries()) {
    const bounds = engine.blockBounds[index];
    if (!bounds || bounds.maxX < clip.minX || bounds.minX > clip.maxX) continue;
    if (bounds.maxY < clip.minY || bounds.minY > clip.maxY) continue;
    const seats = { first: block.firstSeat, end: block.firstSeat + block.seatCount };
    if (view.seatCssPx < FLAT_PX_MAX) paintFlat(buffer, painting, seats);
    else paintBlock(buffer, painting, seats, { clip, marked });
  }
  for (const seat of marked) paintMarked(buffer, painting, seat);
}

/** Collects in `marked` the seats to be painted last. */
function paintBlock(
  buffer: PixelBuffer,
  { engine, view, sheet, turns: findTurns }: SeatPainting,
  { first, end }: SeatSpan,
  { clip, marked }: { clip: Rect; marked: number[] },
): void {
  const { look, geometry } = engine.model;
  const { marks } = engine.selection;
  const { x, y } = geometry;
  const { scale, offsetX, offsetY } = view;
  const half = sheet.seatSide / 2;
  const turns = findTurns();
  const usesPhases = view.seatPx < PHASES_PX_MAX;
  // Two rotation steps of a small seat differ by a fifth of a pixel, so half of the sprites are enough.
  const turnMask = usesPhases ? ~1 : ~0;
  for (let seat = first; seat < end; seat++) {
    const planX = x[seat] ?? 0;
    const planY = y[seat] ?? 0;
    if (planX < clip.minX || planX > clip.maxX || planY < clip.minY || planY > clip.maxY) continue;
    if (marks[seat] !== 0) {
      marked.push(seat);
      continue;
    }
    const left = planX * scale + offsetX - half;
    const top = planY * scale + offsetY - half;
    const column = Math.round(left);
    const row = Math.round(top);
    const phase = usesPhases ? (left >= column ? 1 : 0) | (top >= row ? 2 : 0) : STILL_PHASE;
    blitSprite(buffer, sheet.find(look[seat] ?? 0, OVERLAY.none, (turns[seat] ?? 0) & turnMask, phase), column, row);
  }
}

function paintMarked(buffer: PixelBuffer, { engine, view, sheet, turns }: SeatPainting, seat: number): void {
  const { model, selection } = engine;
  const overlay = isCrossed(model, selection, seat) ? OVERLAY.cross : OVERLAY.ring;
  const sprite = sheet.find(model.look[seat] ?? 0, overlay, turns()[seat] ?? 0, STILL_PHASE);
  const column = Math.round((model.geometry.x[seat] ?? 0) * view.scale + view.offsetX - sprite.side / 2);
  const row = Math.round((model.geometry.y[seat] ?? 0) * view.scale + view.offsetY - sprite.side / 2);
  blitSprite(buffer, sprite, column, row, true);
}

function paintFlat(buffer: PixelBuffer, painting: SeatPainting, { first, end }: SeatSpan): void {
  const { engine, view, sheet } = painting;
  const { model, selection } = engine;
  const { x, y } = model.geometry;
  const pitchPx = model.geometry.pitch * view.scale;
  const side = pitchPx < SOLID_PX_MAX ? Math.ceil(pitchPx) : Math.round(view.seatPx);
  const offsetX = view.offsetX - side / 2 + 0.5;
  const offsetY = view.offsetY - side / 2 + 0.5;
  for (let seat = first; seat < end; seat++) {
    const column = Math.floor((x[seat] ?? 0) * view.scale + offsetX);
    const row = Math.floor((y[seat] ?? 0) * view.scale + offsetY);
    let pixel = sheet.flatPixel(model.look[seat] ?? 0);
    if (selection.marks[seat] !== 0) {
      if (isCrossed(model, selection, seat)) pixel = painting.crossPixel;
      else if (isSelected(selection, seat)) pixel = painting.selectPixel;
    }
    fillSquare(buffer, column, row, side, pixel);
  }
}

function clipInPlan({ clip }: PixelBuffer, view: FrameView, reach: number): Rect {
  return {
    minX: (clip.left - reach - view.offsetX) / view.scale,
    minY: (clip.top - reach - view.offsetY) / view.scale,
    maxX: (clip.right + reach - view.offsetX) / view.scale,
    maxY: (clip.bottom + reach - view.offsetY) / view.scale,
  };
}
