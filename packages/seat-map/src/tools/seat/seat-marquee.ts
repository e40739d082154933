import { rectOf } from '../../geometry/rect.ts';
import type { PointerRecord } from '../input-record.ts';
import { selectMode, type ToolHost } from '../tool-host.ts';
import type { ToolState } from '../tool-state.ts';

/** A rectangle from the first point to the pointer; the seats inside are selected while it is drawn. */
export function startMarquee(host: ToolHost, start: PointerRecord, now: PointerRecord, idle: ToolState): ToolState {
  const selecting = host.startSelecting(selectMode(start));
  const state: ToolState = {
    name: 'seat.marquee',
    move(current, input) {
      const rect = rectOf(start, input);
      current.showMarquee(rect);
      selecting.only(current.findSeatsInside(rect));
      return state;
    },
    release(current) {
      current.showMarquee(null);
      return idle;
    },
    cancel(current) {
      current.showMarquee(null);
      selecting.cancel();
      return idle;
    },
  };
  return state.move?.(host, now) ?? state;
}
