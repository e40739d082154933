import type { getShow } from '@parterre/contract/calls/shows';
import type { Hold } from '@parterre/contract/holds';
import type { Price } from '@parterre/contract/prices';
import type { CallAnswer } from '@parterre/contract/wire/call';
import type { Counts, SeatColumns, SeatMap } from '@parterre/seat-map';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useMapSnapshot } from '#programme/seats/use-map-snapshot.ts';
import { type SeatDesk, undoStep } from './seat-desk.ts';

export type SeatsKind = 'tickets' | 'holds';

export interface SeatDeskModel {
  desk: SeatDesk;
  show: SeatsShow;
  kind: SeatsKind;
  prices: readonly PriceView[];
  holds: readonly HoldView[];
  /** True while the map is coloured by sales, so nothing can be armed. */
  isHeat: boolean;
  /** Why seats cannot be changed; undefined if they can. */
  readOnlyReason: string | undefined;
  announce: (text: string) => void;
}

export const SeatDeskContext = createContext<SeatDeskModel | null>(null);

export function useSeatDesk(): SeatDeskModel {
  const model = useContext(SeatDeskContext);
  if (!model) throw new Error('There is no seat desk above this component');
  return model;
}

export type SeatsShow = CallAnswer<typeof getShow>;

/** A price type for the map and its panels; the colour suits the theme. */
export interface PriceView {
  ordinal: number;
  priceTypeId: number;
  name: string;
  colour: string;
  /** The letter on its seats and in the legend; empty while the show has one price type only. */
  mark: string;
  faceValueMinor: number;
  rules: SaleRules;
}

export type SaleRules = Pick<
  Price,
  'statusCode' | 'visibility' | 'partnerSiteIds' | 'onSaleAtLocal' | 'offSaleAtLocal'
>;

/** A hold for the map and its panels; the colour suits the theme. */
export interface HoldView {
  ordinal: number;
  holdId: number;
  label: string;
  reservationFlag: string;
  colour: string;
  allowSales: boolean;
  releaseOn: string | null;
}

export const toPriceView = (price: Price, shown: Pick<PriceView, 'name' | 'colour' | 'mark'>): PriceView => ({
  rules: price,
  ordinal: price.ordinal,
  priceTypeId: price.priceTypeId,
  ...shown,
  faceValueMinor: price.faceValueMinor,
});

export const toHoldView = (hold: Hold, colour: string): HoldView => ({
  ordinal: hold.ordinal,
  holdId: hold.holdId,
  label: hold.label,
  reservationFlag: hold.reservationFlag,
  colour,
  allowSales: hold.allowSales,
  releaseOn: hold.releaseOn,
});

/** The values of all seats, read again as soon as one is another; null while they are not needed. */
export function useSeatValues(map: SeatMap, isNeeded: boolean): SeatColumns | null {
  return useSyncExternalStore(map.subscribe, () => (isNeeded ? map.columns() : null));
}

/** Seats and value by price type, hold and state: counted incrementally, so reading is cheap. */
export function useCounts(map: SeatMap): Counts {
  useMapSnapshot(map, (snapshot) => snapshot.countsVersion);
  return map.counts();
}

/** Undoes the last step and announces it; used by all ways to undo. */
export function useUndo(): () => void {
  const { t } = useTranslation('seats');
  const { desk, readOnlyReason, announce } = useSeatDesk();
  return () => {
    if (readOnlyReason !== undefined || !undoStep(desk)) return;
    announce(t('say.undone', { count: desk.map.undoDepth }));
  };
}
