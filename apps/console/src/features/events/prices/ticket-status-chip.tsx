import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { type ChipTone, ToneChip } from '#ui/status-chip.tsx';
import { type TicketState, toTicketState } from './ticket-status.ts';

const TONES: Record<TicketState, ChipTone> = {
  onSale: 'ok',
  paused: 'warn',
  comp: 'neutral',
  notYet: 'neutral',
  noPlaces: 'warn',
  soldOut: 'info',
  offSale: 'neutral',
  unknown: 'neutral',
};

interface TicketStatusChipProps {
  price: Pick<Price, 'statusCode' | 'stock'>;
  show: Pick<Show, 'saleState'>;
}

export function TicketStatusChip({ price, show }: TicketStatusChipProps) {
  const { t } = useTranslation('prices');
  const state = toTicketState(price, show);
  return <ToneChip tone={TONES[state]}>{t(`status.${state}`)}</ToneChip>;
}
