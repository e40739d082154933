import type { InstalmentStatus } from '@parterre/contract/choices/instalment-choices';
import { useTranslation } from 'react-i18next';
import { type ChipTone, ToneChip } from '#ui/status-chip.tsx';

const TONES: Record<InstalmentStatus, ChipTone> = { due: 'info', overdue: 'bad', paid: 'ok', waived: 'neutral' };

export function InstalmentChip({ status }: { status: InstalmentStatus }) {
  const { t } = useTranslation('programme');
  return <ToneChip tone={TONES[status]}>{t(`instalmentStatus.${status}`)}</ToneChip>;
}
