import type { OfferCode } from '@parterre/contract/offer-codes';
import { useTranslation } from 'react-i18next';
import { useLockReason } from '#session/use-features.ts';

/** Why a code cannot be deleted, nor disabled in place of it; undefined: it can. */
export function useKeptReason(code: Pick<OfferCode, 'usage' | 'isDisabled'>): string | undefined {
  const { t } = useTranslation('offer-codes');
  const lockReason = useLockReason('offer:write');
  return lockReason ?? (isCodeUsed(code) && code.isDisabled ? t('delete.kept') : undefined);
}

/** Orders or baskets name the code: it cannot be deleted and keeps its text. */
export const isCodeUsed = ({ usage }: Pick<OfferCode, 'usage'>): boolean => usage.orders + usage.inBaskets > 0;
