import { createSeatMap, type SeatMap } from '@parterre/seat-map';
import { PALETTE, THEME } from '../plan-look.ts';
import type { DrawnPlan, SeatDrawing } from './seat-drawing.ts';

export interface OurDrawing extends SeatDrawing {
  map: SeatMap;
}

/** Draws with the product's engine, through the interface that the console uses. */
export function drawOurs(host: HTMLElement, { geometry, allocation }: DrawnPlan): OurDrawing {
  const map = createSeatMap({
    target: host,
    geometry,
    allocation,
    palette: PALETTE,
    theme: THEME,
    requestFrame: (paint) => requestAnimationFrame(paint),
    now: () => performance.now(),
  });
  return {
    map,
    fit: () => map.fit(),
    centreOn(seat, percent) {
      map.zoomTo(percent);
      map.centreOnSeat(seat, percent);
    },
    panBy: (dx, dy) => map.panBy(dx, dy),
    zoomTo: (percent, seat) => map.zoomTo(percent, map.describe(seat) ?? undefined),
    get percent() {
      return map.scale;
    },
    hit(x, y) {
      map.dispatch({ type: 'move', pointer: 1, button: 0, x, y, shift: false, alt: false, ctrl: false });
      return map.getSnapshot().hovered !== null;
    },
    destroy: () => map.destroy(),
  };
}
