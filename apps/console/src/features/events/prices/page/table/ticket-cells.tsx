import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { toTicketState } from '#features/events/prices/ticket-status.ts';
import { TicketStatusChip } from '#features/events/prices/ticket-status-chip.tsx';
import { useKeptFilter } from '#features/events/prices/use-kept-filter.ts';
import { paths } from '#pages/paths.ts';
import { ColourSwatch } from '#ui/colour-swatch.tsx';
import { ToneChip } from '#ui/status-chip.tsx';

interface TicketNameCellProps {
  price: Price;
  name: string;
  showCode: string;
}

export function TicketNameCell({ price, name, showCode }: TicketNameCellProps) {
  const { t } = useTranslation('prices');
  const keep = useKeptFilter();
  return (
    <Box sx={CELL_LOOK}>
      <ColourSwatch colour={price.colour} />
      <Link
        color="text.primary"
        href={keep(paths.showTicket(showCode, price.priceTypeId))}
        sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}
        title={name}
        underline="hover"
      >
        {name}
      </Link>
      {price.isLinkedPrice && (
        <Box component="span" data-chip="">
          <ToneChip tone="neutral">{t('table.linked')}</ToneChip>
        </Box>
      )}
    </Box>
  );
}

/** In a narrow column the chip is hidden, so that the name fits. */
const CELL_LOOK = {
  containerType: 'inline-size',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minWidth: 0,
  '& [data-chip]': { flex: 'none', '@container (max-width: 150px)': { display: 'none' } },
};

interface TicketStatusCellProps {
  price: Price;
  name: string;
  show: Pick<Show, 'showCode' | 'saleState'>;
}

export function TicketStatusCell({ price, name, show }: TicketStatusCellProps) {
  const { t } = useTranslation('prices');
  const keep = useKeptFilter();
  const status = t(`status.${toTicketState(price, show)}`);
  return (
    <Link
      aria-label={t('table.statusOf', { name, status })}
      href={keep(paths.showTicketStatus(show.showCode, [price.priceTypeId]))}
      sx={{ display: 'inline-flex', borderRadius: 1 }}
      underline="none"
    >
      <TicketStatusChip price={price} show={show} />
    </Link>
  );
}
