import type { GuestStatus } from '@parterre/contract/choices/guest-list-choices';
import { useTranslation } from 'react-i18next';
import { type ChipTone, ToneChip } from '#ui/status-chip.tsx';

const TONES: Record<GuestStatus, ChipTone> = {
  REQUESTED: 'warn',
  APPROVED: 'info',
  ISSUED: 'ok',
  DECLINED: 'bad',
  CANCELLED: 'neutral',
};

export function GuestStatusChip({ status }: { status: GuestStatus }) {
  const { t } = useTranslation('guest-lists');
  return <ToneChip tone={TONES[status]}>{t(`status.${status}`)}</ToneChip>;
}
