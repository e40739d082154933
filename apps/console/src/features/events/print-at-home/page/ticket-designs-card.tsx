import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { PrintAtHomeSettings } from '@parterre/contract/print-at-home';
import { useTranslation } from 'react-i18next';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';
import { PlainTable } from '#tables/plain-table.tsx';
import { Card } from '#ui/card.tsx';
import { type PriceDesign, readOrigins } from '../settings/design-values.ts';

interface TicketDesignsCardProps {
  showCode: string;
  settings: PrintAtHomeSettings;
}

/** Lists the price types of the show with the settings that each has of its own, and links to them. */
export function TicketDesignsCard({ showCode, settings }: TicketDesignsCardProps) {
  const { t, i18n } = useTranslation('print-at-home');
  return (
    <Card title={t('tickets.title')}>
      {settings.prices.length === 0 ? (
        <Box sx={{ px: 2, py: 2, color: 'text.secondary' }}>{t('tickets.none')}</Box>
      ) : (
        <PlainTable
          caption={t('tickets.title')}
          columns={[
            {
              id: 'ticket',
              header: t('tickets.ticket'),
              isName: true,
              cell: ({ priceTypeId, name }) => (
                <Link color="text.primary" href={paths.showPrintAtHomeTicket(showCode, priceTypeId)} underline="hover">
                  {chooseText(name, i18n.language)}
                </Link>
              ),
            },
            { id: 'own', header: t('tickets.own'), cell: describeOwn },
          ]}
          getRowId={({ priceTypeId }) => priceTypeId}
          look="card"
          rows={settings.prices}
        />
      )}
    </Card>
  );

  function describeOwn(price: PriceDesign): string {
    const { of, terms } = readOrigins(settings, price);
    const parts = (['paper', 'ticketsPerPage', 'barcode', 'colour', 'fields'] as const).filter(
      (part) => of[part] === 'PRICE_TYPE',
    );
    const own = [
      ...parts.map((part) => t(`fields.${part}`)),
      ...(Object.values(terms).includes('PRICE_TYPE') ? [t('fields.terms')] : []),
      ...(price.images.some(({ origin }) => origin === 'PRICE_TYPE') ? [t('parts.pictures')] : []),
    ];
    return own.length > 0 ? own.join(', ') : t('tickets.nothing');
  }
}
