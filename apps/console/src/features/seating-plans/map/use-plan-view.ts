import type { SeatMap } from '@parterre/seat-map';
import type { Geometry } from '@parterre/seating-plan/geometry';
import { type RefObject, useRef, useState } from 'react';
import { findTarget, type PlanPosition, type PlanTarget } from './find-target.ts';

export interface PlanView {
  /** Goes around the map, so that it can be scrolled to. */
  frame: RefObject<HTMLDivElement | null>;
  map: SeatMap | null;
  setMap: (map: SeatMap | null) => void;
  canShow: (position: PlanPosition) => boolean;
  /** Zooms to a place and brings the map into sight. */
  show: (position: PlanPosition) => void;
}

/** A map, and the lists beside it that point into it. */
export function usePlanView(geometry: Geometry | null): PlanView {
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<SeatMap | null>(null);
  return {
    frame,
    map,
    setMap,
    canShow: (position) => geometry !== null && findTarget(geometry, position) !== undefined,
    show: (position) => {
      const target = geometry && findTarget(geometry, position);
      if (!map || !target) return;
      showTarget(map, target);
      frame.current?.scrollIntoView?.({ block: 'nearest' });
    },
  };
}

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
