import Link from '@mui/material/Link';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { paths } from '#pages/paths.ts';
import { toTicketState } from '../../ticket-status.ts';
import { TicketStatusChip } from '../../ticket-status-chip.tsx';
import { useKeptFilter } from '../../use-kept-filter.ts';

interface TicketStatusCellProps {
  price: Price;
  name: string;
  show: Pick<Show, 'showCode' | 'saleState'>;
}

/** The status; a click opens its drawer. */
export function TicketStatusCell({ price, name, show }: TicketStatusCellProps) {
  const { t } = useTranslation('prices');
  const keep = useKeptFilter();
  const status = t(`status.${toTicketState(price, show)}`);
  return (
    <Link
      aria-label={t('table.statusOf', { name, status })}
      href={keep(paths.showTicketStatus(show.showCode, [price.priceTypeId]))}
      sx={{ display: 'inline-flex', borderRadius: '6px' }}
      underline="none"
    >
      <TicketStatusChip price={price} show={show} />
    </Link>
  );
}
