import type { FeatureAnswer } from '@parterre/contract/features';
import type { FeatureId, Permission } from '@parterre/contract/wire/permissions';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetFeaturesQuery } from '#api/queries/promoters/features.ts';
import { requireRuntimeConfig } from '#api/runtime-config.ts';
import { usePromoter } from './use-promoter.ts';

interface FeaturesResult {
  /** The features are null until they are loaded. */
  features: Features | null;
  error: unknown;
  retry: () => void;
}

export function useFeatures(): FeaturesResult {
  const { current, isLoading } = usePromoter();
  const args = { query: current ? { promoterCode: current.code } : {} };
  const { data, error, refetch } = useGetFeaturesQuery(args, { skip: isLoading });
  const features = useMemo(() => (data ? readFeatures(data, isInFrame()) : null), [data]);
  return { features, error: features ? undefined : error, retry: () => void refetch() };
}

/** Whether the console stands in another site now, which the deployment has to allow. */
const isInFrame = (): boolean => requireRuntimeConfig().isEmbedded && window.parent !== window;

/** Whether the user may do this at the current promoter; a button that may not be used says why. */
export function useCan(permission: Permission): boolean {
  return useFeatures().features?.permissions.has(permission) ?? false;
}

interface Features {
  ids: ReadonlySet<string>;
  /** What is switched off for the user here. */
  closed: ReadonlySet<FeatureId>;
  permissions: ReadonlySet<Permission>;
  /** `component` when the console runs inside another site. */
  mode: FeatureAnswer['mode'];
}

/** spec §6: only the seat manager is in the built-in default list. */
export const DEFAULT_FEATURES: readonly string[] = ['seat-manager'];

/** What the user may reach: the union of the server's list and the built-in one, without what is switched off. */
export function readFeatures(answer: FeatureAnswer, isFramed: boolean): Features {
  const closed = new Set(answer.closed);
  const ids = [...DEFAULT_FEATURES, ...answer.items.map((item) => item.id)];
  return {
    ids: new Set(ids.filter((id) => !closed.has(id as FeatureId))),
    closed,
    permissions: new Set(answer.permissions),
    mode: isFramed ? 'component' : answer.mode,
  };
}

/** Why the user may not do this at the current promoter; undefined: they may. */
export function useLockReason(permission: Permission): string | undefined {
  const { t } = useTranslation('kit');
  return useCan(permission) ? undefined : t('notAllowed', { permission });
}
