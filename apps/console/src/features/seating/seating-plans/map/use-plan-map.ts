import { createSeatMap, type Insets, type SeatMap } from '@parterre/seat-map';
import type { Geometry } from '@parterre/seating-plan/geometry';
import { type RefObject, useEffect } from 'react';
import { paintPlan } from './paint-plan.ts';
import { usePlanLook } from './use-plan-look.ts';

/** Read-only: plans use the seat map without its tools. */
export function useMountedPlanMap(
  host: RefObject<HTMLElement | null>,
  geometry: Geometry,
  onMap: (map: SeatMap | null) => void,
): void {
  const look = usePlanLook();
  // The engine owns canvases, listeners and frames in the host element.
  useEffect(() => {
    if (!host.current) return undefined;
    const map = createSeatMap({
      target: host.current,
      geometry,
      ...paintPlan(geometry, look),
      theme: look.map,
      mode: 'view',
      requestFrame: (paint) => void requestAnimationFrame(paint),
      now: () => performance.now(),
    });
    map.setInsets(INSETS);
    onMap(map);
    return () => {
      map.destroy();
      onMap(null);
    };
  }, [host, geometry, look, onMap]);
}

/** Keeps a fitted plan clear of the controls at the bottom. */
const INSETS: Insets = { top: 0, right: 0, bottom: 40, left: 0 };
