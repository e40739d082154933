import { useTranslation } from 'react-i18next';
import { type ChipTone, ToneChip } from '../../ui/status-chip.tsx';
import { type TicketStatus, toTicketStatus } from './ticket-status.ts';

const TONES: Record<TicketStatus, ChipTone> = { onSale: 'ok', paused: 'warn', comp: 'neutral', unknown: 'neutral' };

/** On sale, paused or complimentary, in words. */
export function TicketStatusChip({ statusCode }: { statusCode: number }) {
  const { t } = useTranslation('prices');
  const status = toTicketStatus(statusCode);
  return <ToneChip tone={TONES[status]}>{t(`status.${status}`)}</ToneChip>;
}
