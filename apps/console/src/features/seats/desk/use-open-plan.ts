import { useState } from 'react';
import { selectUnsavedChanges } from '../../../api/settings.ts';
import { useAppSelector } from '../../../api/store.ts';
import type { SeatSource } from '../../../programme/seats/load-seats.ts';

/**
 * The plan the map is opened on: that of the event. While something is unsaved it stays, whatever the event takes
 * meanwhile and whoever reads the event again: the save says so, and nothing vanishes from the screen unasked.
 */
export function useOpenPlan(offered: SeatSource | null): SeatSource | null {
  const { inPage } = useAppSelector(selectUnsavedChanges);
  const [open, setOpen] = useState(offered);
  const isOther = open?.seatingPlanId !== offered?.seatingPlanId || open?.geometryHash !== offered?.geometryHash;
  if (!isOther || (inPage && open !== null)) return open;
  setOpen(offered);
  return offered;
}
