import { useMemo } from 'react';
import { useGetSeatPriceStatsQuery } from '#api/queries/seating/seats.ts';
import { useSeatDesk } from './seat-desk-context.ts';

/** By ordinal of a ticket: what its sold seats cost, less what they would cost at its face value today. */
export type SoldDifferences = ReadonlyMap<number, number>;

/**
 * What sold seats cost against today's face value, by the server's statistics; undefined until they are here, null when
 * they could not be read.
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
