import type { Insets } from '@parterre/seat-map';
import { useEffect, useMemo, useState } from 'react';
import { useUnsavedChanges } from '#api/use-unsaved-changes.ts';
import { useMapTheme } from '#brands/map-theme.ts';
import { isRefusal, waitToReconnect } from '#live/watch-loop.ts';
import { loadAllocation } from '#programme/seats/load-seats.ts';
import type { SeatBytes } from '#programme/seats/to-allocation.ts';
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
  // The map shows one kind of values, which the page's URL names.
  useEffect(() => map.setKind(kind), [map, kind]);
  // The map leaves the areas below panels free when it moves to seats.
  useEffect(() => map.setInsets({ top, right, bottom, left }), [map, top, right, bottom, left]);
  const source = useMemo(() => ({ subscribe: map.subscribe, hasChanges: () => map.isDirty }), [map]);
  useUnsavedChanges('inPage', source);
  useReloadAfterHoldRemoval(desk, show.showCode, holds);
}

/** Reads the seats again after holds were removed: later changes of the holds neither stop the read nor repeat it. */
function useReloadAfterHoldRemoval(desk: SeatDesk, showCode: string, holds: readonly HoldView[]): void {
  const [known, setKnown] = useState(holds);
  const [removals, setRemovals] = useState(0);
  if (known !== holds) {
    const ids = new Set(holds.map((hold) => hold.holdId));
    setKnown(holds);
    if (known.some((hold) => !ids.has(hold.holdId))) setRemovals(removals + 1);
  }
  // Deleting a hold moves its seats on the server, even if somebody else deletes it, so they are read again. Edits are
  // not confirmed by that: what somebody else has saved in the same seats is still asked about.
  useEffect(() => {
    if (removals === 0) return undefined;
    const stop = new AbortController();
    void readUntilAnswered(showCode, stop.signal).then((bytes) => bytes && followBlocks(desk, bytes));
    return () => stop.abort();
  }, [desk, showCode, removals]);
}

/** Returns the seats, however often the read fails; undefined if it is aborted or refused. */
async function readUntilAnswered(showCode: string, signal: AbortSignal): Promise<SeatBytes | undefined> {
  for (let failures = 1; !signal.aborted; failures++)
    try {
      const bytes = await loadAllocation(showCode, { signal });
      return signal.aborted ? undefined : bytes;
    } catch (error) {
      if (isRefusal(error)) return undefined;
      await waitToReconnect(failures, signal);
    }
  return undefined;
}
