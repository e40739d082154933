import { useMemo } from 'react';
import { useListPerformingArtistsQuery } from '#api/queries/lookups.ts';

/** Names of performing artists by id; empty until they are here. */
export function useArtistNames(ids: readonly number[]): ReadonlyMap<number, string> {
  const wanted = [...ids].sort((a, b) => a - b).join(',');
  const { data } = useListPerformingArtistsQuery(
    { query: { ids: wanted, pageSize: MOST_ARTISTS } },
    { skip: wanted === '' },
  );
  return useMemo(() => new Map(data?.items.map(({ performingArtistId, name }) => [performingArtistId, name])), [data]);
}

/** What one page of the server holds; no event has as many. */
const MOST_ARTISTS = 100;
