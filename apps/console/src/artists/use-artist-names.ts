import { PAGE_SIZE } from '@parterre/contract/choices/limits';
import type { PerformingArtist } from '@parterre/contract/lookups';
import { useMemo } from 'react';
import { useListPerformingArtistsQuery } from '#api/queries/promoters/lookups.ts';

/** Returns names by id, none while loading. One page is enough, because a show has fewer artists than a page holds. */
export function useArtistNames(ids: readonly number[]): ReadonlyMap<number, string> {
  const wanted = [...new Set(ids)].sort((a, b) => a - b).join(',');
  const { data } = useListPerformingArtistsQuery(
    { query: { ids: wanted, pageSize: PAGE_SIZE.max } },
    { skip: wanted === '' },
  );
  return useMemo(() => new Map(data?.items.map(({ performingArtistId, name }) => [performingArtistId, name])), [data]);
}

/** An option of the picker. A null id marks a typed name, which the server has to add before it can be chosen. */
export type ArtistChoice = PerformingArtist | { performingArtistId: null; name: string };

/** Lists the artists found that are not chosen yet, then the typed name, unless an artist has that name. */
export function listChoices(
  found: readonly PerformingArtist[],
  chosenIds: readonly number[],
  typed: string,
): ArtistChoice[] {
  const name = typed.trim().replace(/\s+/g, ' ');
  const isKnown = found.some((artist) => toKey(artist.name) === toKey(name));
  const free = found.filter(({ performingArtistId }) => !chosenIds.includes(performingArtistId));
  return name === '' || isKnown ? free : [...free, { performingArtistId: null, name }];
}

const toKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
