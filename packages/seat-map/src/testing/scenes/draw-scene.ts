import type { Geometry } from '@parterre/seating-plan/geometry';
import type { Allocation } from '../../model/allocation.ts';
import type { Palette } from '../../model/palette.ts';
import { layOver } from '../../render/colour.ts';
import type { MapTheme } from '../../render/map-theme.ts';
import { createSeatMap, type SeatMap } from '../../seat-map.ts';
import type { Picture } from './png.ts';
import { SoftwareCanvas } from './software-canvas.ts';

export interface Scene {
  readonly geometry: Geometry;
  readonly allocation: Allocation;
  readonly palette: Palette;
  readonly theme: MapTheme;
  /** Device pixels per CSS pixel; defaults to 1. */
  readonly pixelRatio?: number;
  readonly act?: (map: SeatMap) => void;
}

/** Device pixels. */
const WIDTH = 480;
const HEIGHT = 360;

/**
 * Draws the three layers over each other. `paintsEachStep` paints after every action, like a screen, instead of once.
 */
export function drawScene({ act, pixelRatio = 1, ...scene }: Scene, paintsEachStep = false): Picture {
  const layers = { backdrop: new SoftwareCanvas(), seats: new SoftwareCanvas(), foreground: new SoftwareCanvas() };
  let paintLast = () => {};
  const map = createSeatMap({
    ...scene,
    target: {
      backdrop: layers.backdrop.getContext(),
      seats: layers.seats.getContext(),
      foreground: layers.foreground.getContext(),
    },
    requestFrame(paint) {
      if (paintsEachStep) paint();
      else paintLast = paint;
    },
    now: () => 0,
  });
  map.resize(WIDTH / pixelRatio, HEIGHT / pixelRatio, pixelRatio);
  act?.(map);
  paintLast();
  map.destroy();
  const { backdrop, seats, foreground } = layers;
  const pixels = backdrop.context.pixels.map((ground, at) =>
    layOver(layOver(ground, seats.context.pixels[at] ?? 0), foreground.context.pixels[at] ?? 0),
  );
  return { width: WIDTH, height: HEIGHT, pixels };
}
