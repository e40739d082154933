import type { Engine } from '../engine/engine.ts';
import { clearDamage, hasDamage } from '../model/damage.ts';
import type { BlockName, NamePlace } from '../spatial/place-names.ts';
import { placeBlockNames, placeRowNames } from '../spatial/place-names.ts';
import type { DrawingContext } from './backdrop.ts';
import { packPixel } from './colour.ts';
import { type FrameView, isSameView } from './frame-view.ts';
import type { Inks } from './map-theme.ts';
import { paintNames, SEAT_LABEL_MIN_PX } from './paint-names.ts';
import { paintSeats } from './paint-seats.ts';
import { clearClip, createPixelBuffer, type PixelBuffer } from './pixel-buffer.ts';
import { bucketTurns, createSpriteSheet, LETTERS_MIN_PX, type SpriteSheet } from './sprite-sheet.ts';
import type { TextMasks } from './text-masks.ts';

/** The number of cached sprite sheets; zooming needs the same sizes repeatedly. */
const SHEETS_MAX = 8;

/** The pixels of the seat layer. Only damaged parts are repainted. */
export interface SeatFrame {
  /** Drops everything that depends on colours or the font. */
  setInks(inks: Inks, fontFamily: string): void;
  /** Returns true if the layer changed. */
  paint(context: DrawingContext, engine: Engine, view: FrameView): boolean;
}

export function createSeatFrame(texts: TextMasks, firstInks: Inks, firstFont: string): SeatFrame {
  let inks = firstInks;
  let fontFamily = firstFont;
  let sheets = new Map<number, SpriteSheet>();
  let lastView: FrameView | null = null;
  let buffer: PixelBuffer | null = null;
  let image: ImageData | null = null;
  let plan: PlacedPlan | null = null;

  const findSheet = (view: FrameView): SpriteSheet => {
    const seatPx = view.seatPx < 12 ? Math.round(view.seatPx * 2) / 2 : Math.round(view.seatPx);
    const known = sheets.get(seatPx);
    if (known) return known;
    if (sheets.size >= SHEETS_MAX) sheets.delete([...sheets.keys()][0] ?? 0);
    const letterMask = (text: string, sizePx: number) =>
      texts.maskOf(text, { fontFamily, sizePx: Math.round(sizePx * 2) / 2, weight: 700 });
    const sheet = createSpriteSheet({
      seatPx,
      inks,
      letterMask: view.seatCssPx >= LETTERS_MIN_PX ? letterMask : null,
      isNumbered: view.seatCssPx >= SEAT_LABEL_MIN_PX,
    });
    sheets.set(seatPx, sheet);
    return sheet;
  };

  return {
    setInks(nextInks, nextFont) {
      if (nextFont !== fontFamily) texts.clear();
      inks = nextInks;
      fontFamily = nextFont;
      sheets = new Map();
      lastView = null;
    },
    paint(context, engine, view) {
      const { damage, geometry } = engine.model;
      const isWhole = damage.everything || !isSameView(lastView, view) || plan?.geometry !== geometry;
      if (!isWhole && !hasDamage(damage)) return false;
      if (plan?.geometry !== geometry) plan = placePlan(engine);
      if (!buffer || !image || buffer.width !== view.width || buffer.height !== view.height) {
        image = new ImageData(view.width, view.height);
        buffer = createPixelBuffer(view.width, view.height, new Uint32Array(image.data.buffer));
      }
      const sheet = findSheet(view);
      setClip(buffer, isWhole ? null : { engine, view, sheet });
      clearClip(buffer);
      const { select, bad } = inks;
      paintSeats(buffer, {
        engine,
        view,
        sheet,
        turns: plan.turns,
        selectPixel: packPixel(select.r, select.g, select.b, 1),
        crossPixel: packPixel(bad.r, bad.g, bad.b, 1),
      });
      paintNames(buffer, { engine, view, inks, texts, fontFamily, ...plan });
      const { left, top, right, bottom } = buffer.clip;
      context.putImageData(image, 0, 0, left, top, right - left, bottom - top);
      clearDamage(damage);
      lastView = view;
      return true;
    },
  };
}

interface PlacedPlan {
  readonly geometry: Engine['model']['geometry'];
  readonly turns: () => Uint8Array;
  readonly blockNames: readonly BlockName[];
  readonly rowNames: () => readonly (NamePlace | null)[];
}

function placePlan(engine: Engine): PlacedPlan {
  const { geometry } = engine.model;
  const { grid } = engine;
  let rowNames: (NamePlace | null)[] | null = null;
  let turns: Uint8Array | null = null;
  return {
    geometry,
    turns() {
      turns ??= bucketTurns(geometry.rotation);
      return turns;
    },
    blockNames: placeBlockNames(geometry, grid),
    rowNames() {
      rowNames ??= placeRowNames(geometry, grid);
      return rowNames;
    },
  };
}

/** Clips to the whole frame, or to the damaged seats with their rings. */
function setClip(
  { clip, width, height }: PixelBuffer,
  damaged: { engine: Engine; view: FrameView; sheet: SpriteSheet } | null,
): void {
  if (!damaged) {
    Object.assign(clip, { left: 0, top: 0, right: width, bottom: height });
    return;
  }
  const { engine, view, sheet } = damaged;
  const { damage } = engine.model;
  const reach = sheet.side / 2 + 2;
  const within = (value: number, max: number) => Math.min(max, Math.max(0, value));
  clip.left = within(Math.floor(damage.minX * view.scale + view.offsetX - reach), width);
  clip.top = within(Math.floor(damage.minY * view.scale + view.offsetY - reach), height);
  clip.right = within(Math.ceil(damage.maxX * view.scale + view.offsetX + reach), width);
  clip.bottom = within(Math.ceil(damage.maxY * view.scale + view.offsetY + reach), height);
}
