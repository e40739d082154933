import type { Promoter } from '@parterre/contract/promoters';
import { useListPromotersQuery } from '#api/queries/promoters.ts';
import { selectSettings } from '#api/settings.ts';
import { useAppSelector } from '#api/store.ts';

export interface PromoterChoice {
  /** null: all promoters of the user. */
  current: Promoter | null;
  all: readonly Promoter[];
  isLoading: boolean;
}

const none: readonly Promoter[] = [];

/** The promoter the console works for: the chosen one, or the only one there is. */
export function usePromoter(): PromoterChoice {
  const chosenId = useAppSelector((state) => selectSettings(state).promoter);
  const { data, isLoading } = useListPromotersQuery();
  const all = data?.items ?? none;
  return { current: findCurrent(all, chosenId), all, isLoading };
}

export function findCurrent(all: readonly Promoter[], chosenId: number | null): Promoter | null {
  const chosen = all.find((promoter) => promoter.id === chosenId);
  return chosen ?? (all.length === 1 ? (all[0] ?? null) : null);
}
