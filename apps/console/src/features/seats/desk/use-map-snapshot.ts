import type { Counts, MapSnapshot, SeatMap } from '@parterre/seat-map';
import { useSyncExternalStore } from 'react';

/** A part of the map's snapshot; `select` answers the same value or object as long as nothing differs. */
export function useMapSnapshot<T>(map: SeatMap, select: (snapshot: MapSnapshot) => T): T {
  return useSyncExternalStore(map.subscribe, () => select(map.getSnapshot()));
}

/** Seats and value by ticket, hold and state: a running tally, so reading it costs nothing worth remembering. */
export function useCounts(map: SeatMap): Counts {
  useMapSnapshot(map, (snapshot) => snapshot.countsVersion);
  return map.counts();
}
