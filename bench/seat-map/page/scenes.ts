import type { SeatDrawing } from './seat-drawing.ts';

/** A camera movement: its start, and its step in each of the frames. */
interface Scene {
  start(drawing: SeatDrawing, seat: number): void;
  step(drawing: SeatDrawing, seat: number, progress: number): void;
}

/**
 * Seat sizes in per cent: MIDDLE is a seat of 8 pixels, LABELS the first whole one that shows its label (25 pixels and
 * up).
 */
const MIDDLE = 50;
const LABELS = 160;
let fitted = 0;

export const SCENES = {
  overview: { start: (drawing) => drawing.fit(), step: pan(4) },
  middle: { start: (drawing, seat) => drawing.centreOn(seat, MIDDLE), step: pan(7) },
  labels: { start: (drawing, seat) => drawing.centreOn(seat, LABELS), step: pan(7) },
  zoom: {
    start(drawing) {
      drawing.fit();
      fitted = drawing.percent;
    },
    step(drawing, seat, progress) {
      const share = 1 - Math.abs(1 - 2 * progress);
      drawing.zoomTo(fitted * (LABELS / fitted) ** share, seat);
    },
  },
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;

/** Moves there and back again, a little more across than down. */
function pan(px: number): Scene['step'] {
  return (drawing, _seat, progress) => {
    const sign = progress < 0.5 ? 1 : -1;
    drawing.panBy(-px * sign, (px / 2) * sign);
  };
}
