import { PAGE_SIZE } from '@parterre/contract/choices/limits';
import type { PerformingArtist } from '@parterre/contract/lookups';
import { useMemo } from 'react';
import { useListPerformingArtistsQuery } from '#api/queries/promoters/lookups.ts';

/** Names of performing artists by id; empty until they are here. One page holds more of them than an event has. */
export function useArtistNames(ids: readonly number[]): ReadonlyMap<number, string> {
  const wanted = [...ids].sort((a, b) => a - b).join(',');
  const { data } = useListPerformingArtistsQuery(
    { query: { ids: wanted, pageSize: PAGE_SIZE.max } },
    { skip: wanted === '' },
  );
  return useMemo(() => new Map(data?.items.map(({ performingArtistId, name }) => [performingArtistId, name])), [data]);
}

/** A line of the picker; the id is null for what was typed, which the server has to add before it can be chosen. */
export type ArtistChoice = PerformingArtist | { performingArtistId: null; name: string };

/** Who was found and is not chosen yet; behind them the typed name, unless somebody has it. */
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
