import { createSeatMap, type MapSnapshot, type SeatMap } from '@parterre/seat-map';
import type { Geometry } from '@parterre/seating-plan/geometry';
import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { paintPlan } from './paint-plan.ts';
import { usePlanLook } from './use-plan-look.ts';

/** The controls stand at the bottom: a fitted plan keeps clear of them. */
const INSETS = { top: 0, right: 0, bottom: 40, left: 0 };

/** Puts a map to look at into the element, and takes it away again: the one effect of the map. */
export function useMountedPlanMap(
  host: RefObject<HTMLElement | null>,
  geometry: Geometry,
  onMap: (map: SeatMap | null) => void,
): void {
  const look = usePlanLook();
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

/** A part of the map's snapshot; `select` answers the same value as long as nothing differs. */
export function usePlanMapSnapshot<T>(map: SeatMap, select: (snapshot: MapSnapshot) => T): T {
  return useSyncExternalStore(map.subscribe, () => select(map.getSnapshot()));
}
