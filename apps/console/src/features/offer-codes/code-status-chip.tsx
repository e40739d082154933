import type { OfferCode } from '@parterre/contract/offer-codes';
import { useTranslation } from 'react-i18next';
import { type ChipTone, ToneChip } from '#ui/status-chip.tsx';

const TONES: Record<OfferCode['status'], ChipTone> = {
  active: 'ok',
  scheduled: 'info',
  expired: 'neutral',
  'used-up': 'warn',
  disabled: 'neutral',
};

/** Whether a code works at this moment, and if not, why. */
export function CodeStatusChip({ status }: { status: OfferCode['status'] }) {
  const { t } = useTranslation('offer-codes');
  return <ToneChip tone={TONES[status]}>{t(`status.${status}`)}</ToneChip>;
}
