import type { MapSnapshot, SeatMap } from '@parterre/seat-map';
import { useSyncExternalStore } from 'react';

/** Subscribes to a part of the map's snapshot; `select` must return the same value as long as nothing differs. */
export function useMapSnapshot<T>(map: SeatMap, select: (snapshot: MapSnapshot) => T): T {
  return useSyncExternalStore(map.subscribe, () => select(map.getSnapshot()));
}
