import type { Insets } from '@parterre/seat-map';
import { useEffect, useMemo, useRef } from 'react';
import { useUnsavedChanges } from '#api/use-unsaved-changes.ts';
import { useMapTheme } from '#brands/map-theme.ts';
import { loadAllocation } from '#programme/seats/load-seats.ts';
import { followBlocks, type SeatDesk } from '../desk/seat-desk.ts';
import type { HoldView, SeatDeskModel } from '../desk/seat-desk-context.ts';

/** Passes React's state to the map: colours and names, the kind being edited, and the areas that panels cover. */
export function useSyncedMap({ desk, kind, prices, holds, show }: SeatDeskModel, insets: Insets): void {
  const { map } = desk;
  const theme = useMapTheme();
  const { top, right, bottom, left } = insets;
  // The engine is outside of React, so changes are passed to it in effects.
  useEffect(() => {
    const paints = holds.map(({ ordinal, colour, reservationFlag, allowSales }) => ({
      ordinal,
      colour,
      flag: reservationFlag,
      allowSales,
    }));
    map.setPalette({ prices, holds: paints }, theme);
  }, [map, prices, holds, theme]);
  // The engine is outside of React: pass the visible kind and the covered areas.
  useEffect(() => map.setKind(kind), [map, kind]);
  useEffect(() => map.setInsets({ top, right, bottom, left }), [map, top, right, bottom, left]);
  const source = useMemo(() => ({ subscribe: map.subscribe, hasChanges: () => map.isDirty }), [map]);
  useUnsavedChanges('inPage', source);
  useReloadAfterHoldRemoval(desk, show.showCode, holds);
}

function useReloadAfterHoldRemoval(desk: SeatDesk, showCode: string, holds: readonly HoldView[]): void {
  const known = useRef(holds);
  // Deleting a hold moves its seats on the server, even if somebody else deletes it, so they are read again. Edits are
  // not confirmed by that: what somebody else has saved in the same seats is still asked about.
  useEffect(() => {
    const ids = new Set(holds.map((hold) => hold.holdId));
    const isRemoved = known.current.some((hold) => !ids.has(hold.holdId));
    known.current = holds;
    if (!isRemoved) return undefined;
    const stop = new AbortController();
    loadAllocation(showCode, { signal: stop.signal }).then(
      (bytes) => followBlocks(desk, bytes),
      () => undefined,
    );
    return () => stop.abort();
  }, [desk, showCode, holds]);
}
