import type { SeatMap } from '@parterre/seat-map';
import type { PlanTarget } from './find-target.ts';

/** Zooms to the place and rings its seats; a whole block is not ringed, it fills the map. */
export function showTarget(map: SeatMap, { kind, block, firstSeat, seatCount }: PlanTarget): void {
  map.zoomToBlock(block);
  if (kind === 'block') {
    map.clearSelection();
    return;
  }
  map.select(Array.from({ length: seatCount }, (_, index) => firstSeat + index));
  map.centreOnSeat(firstSeat + Math.floor(seatCount / 2), kind === 'seat' ? undefined : 0);
}
