import type { MapMode } from '@parterre/seat-map';
import { useEffect, useRef, useState } from 'react';
import { useMapTheme } from '#brands/map-theme.ts';
import type { LoadedSeats } from '#programme/seats/load-seats.ts';
import { createActs, type MapActs } from '../map/act-around.ts';
import { openSeatDesk, type SeatDesk } from './seat-desk.ts';

/** Opens the map inside the host element and closes it with the page: the one effect that mounts the engine. */
export function useOpenDesk(
  host: HTMLElement | null,
  seats: LoadedSeats,
  { mode, ...acts }: MapActs & { mode: MapMode },
): SeatDesk | null {
  const latest = useRef<MapActs>(acts);
  latest.current = acts;
  const firstTheme = useRef(useMapTheme());
  const [desk, setDesk] = useState<SeatDesk | null>(null);
  // The engine owns canvases, listeners and frames of the host element.
  useEffect(() => {
    if (!host) return undefined;
    const opened = openSeatDesk({
      target: host,
      seats,
      mode,
      theme: firstTheme.current,
      around: createActs(() => latest.current),
    });
    opened.map.setTool(mode === 'edit' ? 'seat' : 'hand');
    setDesk(opened);
    return () => {
      setDesk(null);
      opened.map.destroy();
    };
  }, [host, seats, mode]);
  return desk;
}
