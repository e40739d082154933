import type { FeatureAnswer } from '@parterre/contract/features';
import type { FeatureId, Permission } from '@parterre/contract/wire/permissions';
import { createContext, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetFeaturesQuery } from '#api/queries/promoters/features.ts';
import { isInFrame } from '#api/runtime-config.ts';
import { usePromoter } from './use-promoter.ts';

interface FeaturesResult {
  /** Null until loaded; those of the previous promoter while the next one's load. */
  features: Features | null;
  error: unknown;
  retry: () => void;
}

const RENEWAL_MS = 45_000;

/** The code of the promoter whose thing the page shows; the frame provides it while all promoters are shown. */
export const ShownPromoter = createContext<string | undefined>(undefined);

/** The frame renews them once for all parts of the page, so that what is granted or taken away shows without a reload. */
export function useFeatures({ isRenewed = false } = {}): FeaturesResult {
  const { current, isLoading } = usePromoter();
  const shown = useContext(ShownPromoter);
  const promoterCode = current?.code ?? shown;
  const args = { query: promoterCode ? { promoterCode } : {} };
  const renewal = isRenewed ? { pollingInterval: RENEWAL_MS, skipPollingIfUnfocused: true } : {};
  const { data, currentData, error, refetch } = useGetFeaturesQuery(args, { skip: isLoading, ...renewal });
  const features = useMemo(() => (data ? readFeatures(data, isInFrame()) : null), [data]);
  return { features, error: currentData ? undefined : error, retry: () => void refetch() };
}

/**
 * True if the user has the permission at the current promoter. Buttons locked by it should say why: see
 * `useLockReason`.
 */
export function useCan(permission: Permission): boolean {
  return useFeatures().features?.permissions.has(permission) ?? false;
}

interface Features {
  ids: ReadonlySet<string>;
  /** The features switched off for the user. */
  closed: ReadonlySet<FeatureId>;
  permissions: ReadonlySet<Permission>;
  /** `component` if the console runs inside another site. */
  mode: FeatureAnswer['mode'];
}

/** spec §6: only the seat manager is in the built-in default list. */
export const DEFAULT_FEATURES: readonly string[] = ['seat-manager'];

/** Joins the server's list of features with the built-in one, without those switched off. */
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

/** Returns why the user may not do this at the current promoter; undefined if they may. */
export const useLockReason = (permission: Permission): string | undefined => useLockReasons()(permission);

/** `useLockReason` for permissions that are only known in a loop. */
export function useLockReasons(): (permission: Permission) => string | undefined {
  const { t } = useTranslation('kit');
  const { features } = useFeatures();
  return (permission) => (features?.permissions.has(permission) ? undefined : t('notAllowed', { permission }));
}
