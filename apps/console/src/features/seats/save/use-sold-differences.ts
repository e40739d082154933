import { useMemo } from 'react';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import { useGetSeatPriceStatsQuery } from '../queries.ts';
import type { SoldDifferences } from './preview-save.ts';

/** What sold seats cost against today's face value, by the server's statistics; undefined until they are here. */
export function useSoldDifferences(): SoldDifferences | undefined {
  const { show, prices } = useSeatDesk();
  const { data } = useGetSeatPriceStatsQuery(
    { params: { showCode: show.showCode } },
    { refetchOnMountOrArgChange: true },
  );
  return useMemo(() => {
    if (!data) return undefined;
    const ordinals = new Map(prices.map(({ priceTypeId, ordinal }) => [priceTypeId, ordinal]));
    return new Map(
      data.items.map(({ priceTypeId, sold, soldValueMinor, faceValueMinor }) => [
        ordinals.get(priceTypeId ?? 0) ?? 0,
        soldValueMinor - sold * faceValueMinor,
      ]),
    );
  }, [data, prices]);
}
