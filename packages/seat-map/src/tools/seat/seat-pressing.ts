import { isDrag } from '../drag-distance.ts';
import type { PointerRecord } from '../input-record.ts';
import { selectMode, type ToolHost } from '../tool-host.ts';
import type { ToolState } from '../tool-state.ts';
import { startMarquee } from './seat-marquee.ts';

/** Down and not yet moved: a click in the making, or the corner of a marquee. */
export function pressSeat(start: PointerRecord, idle: ToolState): ToolState {
  const state: ToolState = {
    name: 'seat.pressing',
    move: (host, input) => (isDrag(start, input) ? startMarquee(host, start, input, idle) : state),
    release(host) {
      clickSeat(host, start);
      return idle;
    },
    cancel: () => idle,
  };
  return state;
}

function clickSeat(host: ToolHost, input: PointerRecord): void {
  const mode = selectMode(input);
  const seat = host.findSeat(input);
  if (seat >= 0) {
    const takesAway = mode === 'remove' || (mode === 'replace' && host.isSelected(seat));
    host.startSelecting(takesAway ? 'remove' : 'add').include([seat]);
  } else if (mode === 'replace') {
    host.clearSelection();
  }
}
