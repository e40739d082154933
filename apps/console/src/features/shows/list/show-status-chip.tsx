import type { ShowSummary } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { StatusChip, ToneChip } from '#ui/status-chip.tsx';

/** The status of an event in a list; one that is over says so instead of still being active. */
export function ShowStatusChip({ show }: { show: Pick<ShowSummary, 'status' | 'saleState'> }) {
  const { t } = useTranslation('shows');
  const isOver = show.saleState === 'ENDED' && (show.status === 'ACTIVE' || show.status === 'PENDING');
  return isOver ? <ToneChip tone="neutral">{t('saleState.ENDED')}</ToneChip> : <StatusChip status={show.status} />;
}
