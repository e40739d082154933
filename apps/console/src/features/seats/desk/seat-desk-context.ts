import { createContext, useContext } from 'react';
import type { HoldView, PriceView, SeatsShow } from './desk-data.ts';
import type { SeatDesk } from './seat-desk.ts';

export type SeatsKind = 'tickets' | 'holds';

/** What every panel of the seat manager stands on. */
export interface SeatDeskModel {
  desk: SeatDesk;
  show: SeatsShow;
  kind: SeatsKind;
  prices: readonly PriceView[];
  holds: readonly HoldView[];
  /** Sales colour the map, so nothing can be armed. */
  isHeat: boolean;
  /** In words; absent where seats may be changed. */
  readOnlyReason: string | undefined;
  /** Says something to those who cannot see the map. */
  announce: (text: string) => void;
}

export const SeatDeskContext = createContext<SeatDeskModel | null>(null);

export function useSeatDesk(): SeatDeskModel {
  const model = useContext(SeatDeskContext);
  if (!model) throw new Error('There is no seat desk above this component');
  return model;
}
