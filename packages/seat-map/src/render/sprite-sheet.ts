import { flatPixel, lettersOfLook, partsOfLook } from './look-parts.ts';
import type { Inks } from './map-theme.ts';
import { RING_REACH, SEAT_REACH, SEAT_SHAPES, type SeatShapeName } from './seat-shapes.ts';
import { composeSprite, drawShape, type Layer, type Mask, type Sprite } from './sprite.ts';

export const OVERLAY = { none: 0, ring: 1, cross: 2 } as const;

/** A selected seat shrinks to leave space for the gap and the ring. */
const RINGED_SHARE = 6.6 / 7.75;

/** Letters are hidden below 80 % (mock-ups, type). */
export const LETTERS_MIN_PX = 12.8;

export interface SheetOptions {
  /** The side of a seat in device pixels. */
  readonly seatPx: number;
  readonly inks: Inks;
  /** Returns the mask of letters of a size; null if seats are too small for letters. */
  readonly letterMask: ((text: string, sizePx: number) => Mask) | null;
  /** True if the numbers of seats are painted over the sprites. */
  readonly isNumbered: boolean;
}

/** All sprites of one seat size; each is drawn on first use. */
export interface SpriteSheet {
  readonly seatPx: number;
  /** The side of the sprites of plain and ringed seats in pixels; both are even. */
  readonly seatSide: number;
  readonly side: number;
  /** See TURNS and PHASES for `turn` and `phase`. */
  find(look: number, overlay: number, turn: number, phase: number): Sprite;
  flatPixel(look: number): number;
}

export function createSpriteSheet({ seatPx, inks, letterMask, isNumbered }: SheetOptions): SpriteSheet {
  const unit = seatPx / 16;
  const seatSide = 2 * Math.ceil(SEAT_REACH * unit + 0.5);
  const side = 2 * Math.ceil(RING_REACH * unit + 0.5);
  const masks = new Map<string, Mask>();
  const tables: (Sprite | undefined)[][] = [];
  const flats: number[] = [];

  const shapeMask = (name: SeatShapeName, turn: number, phase: number, isRinged: boolean): Mask => {
    const key = `${name}|${turn}|${phase}|${isRinged}`;
    const known = masks.get(key);
    if (known) return known;
    const angle = name === 'bar' ? 0 : (turn * Math.PI) / 2 / TURNS;
    const mask = drawShape(SEAT_SHAPES[name], {
      side: isRinged ? side : seatSide,
      unit: isRinged && !name.startsWith('ring') ? unit * RINGED_SHARE : unit,
      angle,
      ...shiftOf(phase),
    });
    masks.set(key, mask);
    return mask;
  };

  const draw = (look: number, overlay: number, turn: number, phase: number): Sprite => {
    const isRinged = overlay === OVERLAY.ring;
    const layers: Layer[] = [];
    if (isRinged) {
      layers.push({ mask: shapeMask('ring', turn, phase, isRinged), ink: inks.select });
      layers.push({ mask: shapeMask('ringGap', turn, phase, isRinged), ink: inks.selectGap });
    }
    for (const { shape, ink } of partsOfLook(look, inks))
      layers.push({ mask: shapeMask(shape, turn, phase, isRinged), ink });
    const letters = lettersOfLook(look, inks, isNumbered && overlay === OVERLAY.none);
    if (letters?.text && letterMask && overlay !== OVERLAY.cross) {
      const drawnPx = isRinged ? seatPx * RINGED_SHARE : seatPx;
      const mask = letterMask(letters.text, drawnPx * letters.share);
      layers.push({ mask, ink: letters.ink, ...place(mask, isRinged ? side : seatSide, drawnPx * letters.lift) });
    }
    if (overlay === OVERLAY.cross) layers.push({ mask: shapeMask('cross', turn, phase, isRinged), ink: inks.bad });
    return composeSprite(isRinged ? side : seatSide, layers);
  };

  return {
    seatPx,
    seatSide,
    side,
    find(look, overlay, turn, phase) {
      const at = (overlay * TURNS + turn) * PHASES + phase;
      const known = tables[look]?.[at];
      if (known) return known;
      const sprite = draw(look, overlay, turn, phase);
      tables[look] ??= [];
      tables[look][at] = sprite;
      return sprite;
    },
    flatPixel(look) {
      flats[look] ??= flatPixel(look, inks);
      return flats[look];
    },
  };
}

/** Centres a mask on a sprite, some pixels higher if it stands above something else. */
const place = ({ width, height }: Mask, side: number, liftPx: number): { dx: number; dy: number } => ({
  dx: Math.round((side - width) / 2),
  dy: Math.round((side - height) / 2 - liftPx),
});

/** Phases 0 to 3 shift the middle of the seat a quarter pixel left or right and up or down. */
function shiftOf(phase: number): { shiftX: number; shiftY: number } {
  if (phase === STILL_PHASE) return { shiftX: 0, shiftY: 0 };
  return { shiftX: phase & 1 ? 0.25 : -0.25, shiftY: phase & 2 ? 0.25 : -0.25 };
}

/** The number of rotation steps per quarter turn; a seat's square looks the same after a quarter. */
export const TURNS = 30;

/** Four subpixel positions, which keep the spacing of small seats even, and STILL_PHASE. */
const PHASES = 5;

/** The position of large seats: exactly on a pixel's edge. */
export const STILL_PHASE = 4;

export function bucketTurns(rotation: Int16Array): Uint8Array {
  const turns = new Uint8Array(rotation.length);
  for (let seat = 0; seat < turns.length; seat++) {
    const degrees = (((rotation[seat] ?? 0) % 90) + 90) % 90;
    turns[seat] = Math.round((degrees * TURNS) / 90) % TURNS;
  }
  return turns;
}
