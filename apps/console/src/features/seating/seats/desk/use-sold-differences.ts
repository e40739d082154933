import { useMemo } from 'react';
import { useGetSeatPriceStatsQuery } from '#api/queries/seating/seats.ts';
import { useSeatDesk } from './seat-desk-context.ts';

/** The revenue of sold seats minus their value at today's face value, by ordinal of a price type. */
export type SoldDifferences = ReadonlyMap<number, number>;

interface SoldResult {
  /** Undefined until loaded. */
  sold: SoldDifferences | undefined;
  error: unknown;
  retry: () => void;
}

/** Returns the difference between sold prices and today's face value from the server's statistics. */
export function useSoldDifferences(): SoldResult {
  const { show, prices } = useSeatDesk();
  const { data, error, refetch } = useGetSeatPriceStatsQuery(
    { params: { showCode: show.showCode } },
    { refetchOnMountOrArgChange: true },
  );
  const sold = useMemo(() => {
    if (!data) return undefined;
    const ordinals = new Map(prices.map(({ priceTypeId, ordinal }) => [priceTypeId, ordinal]));
    return new Map(
      data.items.map(({ priceTypeId, sold, soldValueMinor, faceValueMinor }) => [
        ordinals.get(priceTypeId ?? 0) ?? 0,
        soldValueMinor === null ? 0 : soldValueMinor - sold * faceValueMinor,
      ]),
    );
  }, [data, prices]);
  return { sold, error: sold ? undefined : error, retry: () => void refetch() };
}
