import type { Permission } from '@parterre/contract/wire/permissions';
import { useMemo } from 'react';
import { useGetFeaturesQuery } from '#api/queries/features.ts';
import { requireRuntimeConfig } from '#api/runtime-config.ts';
import { type Features, readFeatures } from './features.ts';
import { usePromoter } from './use-promoter.ts';

interface FeaturesResult {
  /** null until they are loaded. */
  features: Features | null;
  error: unknown;
  retry: () => void;
}

/** The user's features and permissions at the current promoter. */
export function useFeatures(): FeaturesResult {
  const { current, isLoading } = usePromoter();
  const args = { query: current ? { promoterCode: current.code } : {} };
  const { data, error, refetch } = useGetFeaturesQuery(args, { skip: isLoading });
  const features = useMemo(() => (data ? readFeatures(data, requireRuntimeConfig().isEmbedded) : null), [data]);
  return { features, error: features ? undefined : error, retry: () => void refetch() };
}

/** Whether the user may do this at the current promoter; a button that may not be used says why. */
export function useCan(permission: Permission): boolean {
  return useFeatures().features?.permissions.has(permission) ?? false;
}
