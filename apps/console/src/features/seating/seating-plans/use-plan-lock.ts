import { useTranslation } from 'react-i18next';
import { useLockReason } from '#session/use-features.ts';

/**
 * Returns why the plans of a venue cannot be changed: they belong to the catalogue, or the user lacks the permission.
 */
export function usePlanLock(venue: { isCatalogue: boolean } | undefined): string | undefined {
  const { t } = useTranslation('seating-plans');
  const lockReason = useLockReason('plan:write');
  return venue?.isCatalogue ? t('lock.catalogue') : lockReason;
}
