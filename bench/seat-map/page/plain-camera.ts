import type { Geometry } from '@parterre/seating-plan';
import type { SeatDrawing } from './seat-drawing.ts';

/** The camera: screen = plan × scale + offset, in CSS pixels. */
export interface PlainView {
  scale: number;
  x: number;
  y: number;
}

type Camera = Omit<SeatDrawing, 'hit' | 'destroy'>;

/** Creates the baselines' camera, which shows seats at the same size as the product. */
export function createPlainCamera(geometry: Geometry, host: HTMLElement, apply: (view: PlainView) => void): Camera {
  const { bounds } = geometry;
  const width = host.clientWidth;
  const height = host.clientHeight;
  const scaleOf = (percent: number) => ((percent / 100) * 16) / (geometry.pitch * SEAT_SHARE);
  let view: PlainView = { scale: 1, x: 0, y: 0 };
  const show = (next: PlainView) => {
    view = next;
    apply(view);
  };
  const placeOf = (seat: number) => ({ x: geometry.x[seat] ?? 0, y: geometry.y[seat] ?? 0 });
  return {
    fit() {
      const scale = Math.min(
        (width - 48) / (bounds.maxX - bounds.minX + 2 * geometry.pitch),
        (height - 48) / (bounds.maxY - bounds.minY + 2 * geometry.pitch),
      );
      const x = width / 2 - ((bounds.minX + bounds.maxX) / 2) * scale;
      show({ scale, x, y: height / 2 - ((bounds.minY + bounds.maxY) / 2) * scale });
    },
    centreOn(seat, percent) {
      const scale = scaleOf(percent);
      const at = placeOf(seat);
      show({ scale, x: width / 2 - at.x * scale, y: height / 2 - at.y * scale });
    },
    panBy: (dx, dy) => show({ ...view, x: view.x + dx, y: view.y + dy }),
    zoomTo(percent, seat) {
      const scale = scaleOf(percent);
      const at = placeOf(seat);
      show({ scale, x: view.x + at.x * (view.scale - scale), y: view.y + at.y * (view.scale - scale) });
    },
    get percent() {
      return ((geometry.pitch * SEAT_SHARE * view.scale) / 16) * 100;
    },
  };
}

/** The diameter of a seat as a share of the distance between neighbours. */
export const SEAT_SHARE = 0.78;
