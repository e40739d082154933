import type { Promoter } from '@parterre/contract/promoters';
import { joinReads } from '#api/join-reads.ts';
import { useListRegionsQuery } from '#api/queries/promoters/lookups.ts';
import { useListPromotersQuery } from '#api/queries/promoters/promoters.ts';
import { selectSettings } from '#api/settings.ts';
import { useAppSelector } from '#api/store.ts';
import { selectRegionId } from './session-state.ts';

interface PromoterChoice {
  /** Null for all promoters of the user. */
  current: Promoter | null;
  all: readonly Promoter[];
  isLoading: boolean;
  findPromoter: (code: string | null | undefined) => Promoter | undefined;
  /** Returns the code if the user does not see the promoter. */
  namePromoter: (code: string) => string;
}

const none: readonly Promoter[] = [];

/** Returns the promoter that the console shows: the chosen one, or the only one. */
export function usePromoter(): PromoterChoice {
  const chosenId = useAppSelector((state) => selectSettings(state).promoter);
  const { data, isLoading } = useListPromotersQuery();
  const all = data?.items ?? none;
  const findPromoter = (wanted: string | null | undefined) => all.find(({ code }) => code === wanted);
  return {
    current: findCurrent(all, chosenId),
    all,
    isLoading,
    findPromoter,
    namePromoter: (code) => findPromoter(code)?.name ?? code,
  };
}

function findCurrent(all: readonly Promoter[], chosenId: number | null): Promoter | null {
  const chosen = all.find((promoter) => promoter.id === chosenId);
  return chosen ?? (all.length === 1 ? (all[0] ?? null) : null);
}

interface OwnedResult<Item> {
  currentData?: Item | undefined;
  error?: unknown;
  refetch: () => unknown;
}

/**
 * Joins the result of an object with its promoter. Data are null if the user does not see the promoter, as if the object
 * did not exist.
 */
export function usePromoterOf<Item extends { promoterCode: string }>(result: OwnedResult<Item>) {
  const promoters = useListPromotersQuery();
  const item = result.currentData;
  const promoter = promoters.data?.items.find(({ code }) => code === item?.promoterCode);
  const missing = item && promoters.data ? null : undefined;
  return { ...joinReads(result, promoters), currentData: item && promoter ? { item, promoter } : missing };
}

interface Place {
  promoterCode?: string;
  regionId?: number;
}

/** The two parameters of every list call; without them, it covers all promoters and regions. */
export function usePlace(): Place {
  const { current } = usePromoter();
  const regionId = useRegionId();
  return { ...(current ? { promoterCode: current.code } : {}), ...(regionId ? { regionId } : {}) };
}

/** Returns the chosen region as a filter of calls; undefined for all regions. */
export function useRegionId(): number | undefined {
  return useAppSelector(selectRegionId) ?? undefined;
}

/** Returns the name of the chosen region; null for all regions, or while the list loads. */
export function useRegionName(): string | null {
  const regionId = useRegionId();
  const { data } = useListRegionsQuery(undefined, { skip: regionId === undefined });
  return data?.items.find((region) => region.id === regionId)?.name ?? null;
}

interface TextOwner {
  promoterCode: string;
  defaultCulture: string;
  name: Readonly<Record<string, string>>;
}

/** Returns the languages of an object's promoter; if the user does not see the promoter, those of the object's name. */
export function useTextCultures({ promoterCode, defaultCulture, name }: TextOwner): readonly string[] {
  const promoter = usePromoter().findPromoter(promoterCode);
  return promoter?.cultures ?? [...new Set([defaultCulture, ...Object.keys(name)])];
}
