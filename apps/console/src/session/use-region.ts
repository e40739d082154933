import { useListRegionsQuery } from '#api/queries/lookups.ts';
import { useAppSelector } from '#api/store.ts';
import { selectRegionId } from './session-state.ts';

/** The chosen region as a filter of a call; nothing stands for all regions. */
export function useRegionId(): number | undefined {
  return useAppSelector(selectRegionId) ?? undefined;
}

/** The name of the chosen region; null for all regions, or while the list loads. */
export function useRegionName(): string | null {
  const regionId = useRegionId();
  const { data } = useListRegionsQuery(undefined, { skip: regionId === undefined });
  return data?.items.find((region) => region.id === regionId)?.name ?? null;
}
