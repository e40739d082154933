import type { OfferCode } from '@parterre/contract/offer-codes';
import { useTranslation } from 'react-i18next';
import { useLockReason } from '#session/use-features.ts';

/** Returns why a code can be neither deleted nor disabled; undefined if one of them is possible. */
export function useKeptReason(code: Pick<OfferCode, 'usage' | 'isDisabled'>): string | undefined {
  const { t } = useTranslation('offer-codes');
  const lockReason = useLockReason('offer:write');
  return lockReason ?? (isCodeUsed(code) && code.isDisabled ? t('delete.kept') : undefined);
}

/** True if orders or baskets name the code: then it cannot be deleted or renamed. */
export const isCodeUsed = ({ usage }: Pick<OfferCode, 'usage'>): boolean => usage.orders + usage.inBaskets > 0;
