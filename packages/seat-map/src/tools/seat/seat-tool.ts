import { isDrag, rectOf } from '@parterre/canvas';
import type { PointerRecord } from '../input-record.ts';
import { selectMode, type ToolHost, type ToolState } from '../tool-state.ts';

export const seatIdle: ToolState = {
  name: 'seat.idle',
  press: (_host, input) => pressSeat(input),
};

/** Pressed and not moved yet: becomes a click, or the corner of a marquee. */
function pressSeat(start: PointerRecord): ToolState {
  const state: ToolState = {
    name: 'seat.pressing',
    move: (host, input) => (isDrag(start, input) ? startMarquee(host, start, input) : state),
    release(host) {
      clickSeat(host, start);
      return seatIdle;
    },
    cancel: () => seatIdle,
  };
  return state;
}

function clickSeat(host: ToolHost, input: PointerRecord): void {
  const mode = selectMode(input);
  const seat = host.findSeat(input);
  if (seat >= 0) {
    const isRemoving = mode === 'remove' || (mode === 'replace' && host.isSelected(seat));
    host.startSelecting(isRemoving ? 'remove' : 'add').include([seat]);
  } else if (mode === 'replace') {
    host.clearSelection();
  }
}

/** Draws a rectangle from the first point to the pointer and selects the seats inside. */
function startMarquee(host: ToolHost, start: PointerRecord, now: PointerRecord): ToolState {
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
      return seatIdle;
    },
    cancel(current) {
      current.showMarquee(null);
      selecting.cancel();
      return seatIdle;
    },
  };
  return state.move?.(host, now) ?? state;
}
