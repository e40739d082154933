import { createSeatMap, type Palette, type SeatMap } from '@parterre/seat-map';
import { useEffect, useState } from 'react';
import { useMapTheme } from '#brands/map-theme.ts';
import type { LoadedSeats } from './load-seats.ts';

/** A map to choose seats on inside the element; it goes with it. */
export function useChooserMap(host: HTMLElement | null, seats: LoadedSeats | null, palette: Palette): SeatMap | null {
  const theme = useMapTheme();
  const [map, setMap] = useState<SeatMap | null>(null);
  // The engine owns canvases, listeners and frames of the host element.
  useEffect(() => {
    if (!host || !seats) return undefined;
    const opened = createSeatMap({
      target: host,
      geometry: seats.geometry,
      allocation: seats.allocation,
      palette,
      theme,
      mode: 'view',
      requestFrame: (paint) => void requestAnimationFrame(paint),
      now: () => performance.now(),
    });
    opened.setTool('seat');
    setMap(opened);
    return () => {
      setMap(null);
      opened.destroy();
    };
  }, [host, seats, palette, theme]);
  return map;
}
