import type { SeatMap } from '@parterre/seat-map';
import type { Geometry } from '@parterre/seating-plan/geometry';
import { type RefObject, useRef, useState } from 'react';
import { findTarget, type PlanPosition } from './find-target.ts';
import { showTarget } from './show-target.ts';

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
