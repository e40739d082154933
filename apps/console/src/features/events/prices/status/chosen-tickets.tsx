import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { FormSection } from '#forms/fields/form-section.tsx';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';
import { ColourSwatch } from '#ui/colour-swatch.tsx';
import { TicketStatusChip } from '../ticket-status-chip.tsx';
import { useKeptFilter } from '../use-kept-filter.ts';

interface ChosenTicketsProps {
  prices: readonly Price[];
  show: Pick<Show, 'showCode' | 'defaultCulture' | 'saleState'>;
}

export function ChosenTickets({ prices, show }: ChosenTicketsProps) {
  const { t, i18n } = useTranslation('prices');
  const keep = useKeptFilter();
  return (
    <FormSection title={t('statusDrawer.tickets')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {prices.map((price) => (
          <Box component="li" key={price.priceTypeId} sx={ROW_LOOK}>
            <ColourSwatch colour={price.colour} />
            <Link
              color="text.primary"
              href={keep(paths.showTicketStatus(show.showCode, [price.priceTypeId]))}
              sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
              underline="hover"
            >
              {chooseText(price.name, i18n.language, show.defaultCulture)}
            </Link>
            <TicketStatusChip price={price} show={show} />
            <Box sx={{ flex: 1 }} />
            <Box sx={{ flex: 'none', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {t('statusDrawer.left', { count: price.stock.available })}
            </Box>
          </Box>
        ))}
      </Box>
    </FormSection>
  );
}

const ROW_LOOK = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 36,
  typography: 'body2',
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
};
