import type { Palette, SeatMap } from '@parterre/seat-map';
import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useListHoldsQuery } from '#api/queries/events/holds.ts';
import { useListPricesQuery } from '#api/queries/events/prices.ts';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { chooseText } from '#i18n/choose-text.ts';
import type { LoadedSeats } from './load-seats.ts';
import { createSeatChoice } from './seat-choice.ts';

/** Recomputed when the map learns of other holds, because they decide whether a seat is free. */
export function useSeatChoice(map: SeatMap | null, seats: LoadedSeats | null, own: readonly string[]) {
  const values = useSyncExternalStore(map?.subscribe ?? hearNothing, () => map?.columns() ?? null);
  return useMemo(
    () => (values && seats ? createSeatChoice(seats.geometry, values.state, own) : null),
    [values, seats, own],
  );
}

const hearNothing = () => () => undefined;

/** Where the seats of a show are read; null while the show loads, or if it cannot be read, with the error. */
export function useSource(showCode: string) {
  const { currentData: show, error, refetch } = useGetShowQuery({ params: { showCode } });
  const { seatingPlanId = null, geometryHash = null } = show ?? {};
  const source = useMemo(
    () => (seatingPlanId === null || geometryHash === null ? null : { showCode, seatingPlanId, geometryHash }),
    [showCode, seatingPlanId, geometryHash],
  );
  return { source, error: show ? undefined : error, refetch };
}

export function usePalette(showCode: string, holdId: number | null): Palette {
  const { i18n } = useTranslation();
  const { data: prices } = useListPricesQuery({ params: { showCode } });
  const { data: holds } = useListHoldsQuery({ params: { showCode } });
  return useMemo(
    () => ({
      prices: (prices?.items ?? []).map(({ ordinal, colour, faceValueMinor, name }) => ({
        ordinal,
        colour,
        faceValueMinor,
        name: chooseText(name, i18n.language),
      })),
      holds: (holds?.items ?? []).map(({ ordinal, colour, reservationFlag, allowSales, holdId: id }) => ({
        ordinal,
        colour,
        flag: reservationFlag,
        allowSales: allowSales || id === holdId,
      })),
    }),
    [prices, holds, holdId, i18n.language],
  );
}
