import { buildSeatIndex, type Geometry } from '@parterre/seating-plan';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { SeatDesk } from './desk/seat-desk.ts';

/**
 * The seat that is held fast to be explained: first the one the URL names, which comes into the middle of the map.
 * `unknown` is what the URL names when the plan has no such seat.
 */
export function useSeatOfUrl(desk: SeatDesk | null, geometry: Geometry) {
  const [params] = useSearchParams();
  const [asked] = useState(() => params.get('seat') ?? '');
  const [named] = useState(() => buildSeatIndex(geometry).findSeat(asked));
  const [pinned, setPinned] = useState<number | null>(named ?? null);
  // The engine moves its camera; it is there only after the page was drawn.
  useEffect(() => {
    if (!desk || named === undefined) return;
    desk.map.centreOnSeat(named);
    desk.map.setCursor(named);
  }, [desk, named]);
  return { pinned, setPinned, unknown: named === undefined && asked !== '' ? asked : null };
}
