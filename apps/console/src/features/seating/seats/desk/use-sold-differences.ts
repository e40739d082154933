import { useMemo } from 'react';
import { useGetSeatPriceStatsQuery } from '#api/queries/seating/seats.ts';
import { useSeatDesk } from './seat-desk-context.ts';

/** The revenue of sold seats minus their value at today's face value, by ordinal of a price type. */
export type SoldDifferences = ReadonlyMap<number, number>;

/**
 * Returns the difference between sold prices and today's face value from the server's statistics; undefined while
 * loading, null if they could not be read.
 */
export function useSoldDifferences(): SoldDifferences | null | undefined {
  const { show, prices } = useSeatDesk();
  const { data, isError } = useGetSeatPriceStatsQuery(
    { params: { showCode: show.showCode } },
    { refetchOnMountOrArgChange: true },
  );
  return useMemo(() => {
    if (!data) return isError ? null : undefined;
    const ordinals = new Map(prices.map(({ priceTypeId, ordinal }) => [priceTypeId, ordinal]));
    return new Map(
      data.items.map(({ priceTypeId, sold, soldValueMinor, faceValueMinor }) => [
        ordinals.get(priceTypeId ?? 0) ?? 0,
        soldValueMinor === null ? 0 : soldValueMinor - sold * faceValueMinor,
      ]),
    );
  }, [data, isError, prices]);
}
