import Link from '@mui/material/Link';
import type { Price } from '@parterre/contract/prices';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../paths.ts';
import { toTicketStatus } from '../../ticket-status.ts';
import { TicketStatusChip } from '../../ticket-status-chip.tsx';
import { useKeptFilter } from '../../use-kept-filter.ts';

interface TicketStatusCellProps {
  price: Price;
  name: string;
  showCode: string;
}

/** The status; a click opens its drawer. */
export function TicketStatusCell({ price, name, showCode }: TicketStatusCellProps) {
  const { t } = useTranslation('prices');
  const keep = useKeptFilter();
  const status = t(`status.${toTicketStatus(price.statusCode)}`);
  return (
    <Link
      aria-label={t('table.statusOf', { name, status })}
      href={keep(paths.showTicketStatus(showCode, [price.priceTypeId]))}
      sx={{ display: 'inline-flex', borderRadius: '6px' }}
      underline="none"
    >
      <TicketStatusChip statusCode={price.statusCode} />
    </Link>
  );
}
