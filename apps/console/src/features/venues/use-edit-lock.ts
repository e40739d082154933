import type { Venue } from '@parterre/contract/venues';
import { useTranslation } from 'react-i18next';
import { useCan } from '#session/use-features.ts';

/** Why a venue may not be changed, for the reader; undefined: it may. */
export function useEditLock({ isCatalogue }: Pick<Venue, 'isCatalogue'>): string | undefined {
  const { t } = useTranslation('venues');
  const canWrite = useCan('venue:write');
  if (isCatalogue) return t('reason.catalogue');
  return canWrite ? undefined : t('reason.write');
}
