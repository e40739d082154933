import Box from '@mui/material/Box';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { useListRegionsQuery } from '#api/queries/promoters/lookups.ts';
import { useListTaxRatesQuery } from '#api/queries/promoters/promoters.ts';
import type { Settings } from '#api/settings.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { fitColumns } from '#tables/columns/fit-columns.ts';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { useDataTable } from '#tables/use-data-table.ts';
import { listTicketColumns } from './ticket-columns.tsx';

/** The choice of columns is kept per variant, because the sales view needs other ones. */
export function useTicketColumns(show: Show, variant: Settings['ticketTable']['variant'], rows: readonly Price[]) {
  const { t, i18n } = useTranslation('prices');
  const { language } = i18n;
  const { data: taxes } = useListTaxRatesQuery({ params: { code: show.promoterCode } });
  const { data: sites } = useListRegionsQuery();
  const { showCode, currency, defaultCulture, timeZone, saleState } = show;
  const siteNames = new Map(sites?.items.map((site) => [site.id, site.name]));
  const taxNames = new Map(taxes?.items.map((rate) => [rate.taxRateId, rate.name]));
  const columns = listTicketColumns(variant, {
    t,
    language,
    show: { showCode, currency, defaultCulture, timeZone, saleState },
    nameOf: (price) => chooseText(price.name, language, defaultCulture),
    nameTax: (id) => (id === null ? t('form.noTax') : (taxNames.get(id) ?? '')),
    nameSites: (ids) => (ids.length === 0 ? t('table.allSites') : ids.map((id) => siteNames.get(id) ?? id).join(', ')),
    hasBlocked: rows.some(({ stock }) => stock.blocked > 0),
  });
  return useDataTable<Price>({
    id: `tickets.${variant}`,
    columns,
    rows,
    getRowId: (price) => String(price.priceTypeId),
    getRowLabel: (price) => chooseText(price.name, language, defaultCulture),
  });
}

/** Returns the columns that fit; a status column that does not fit moves below the name. */
export function fitTicketColumns(shown: readonly TableColumn<Price>[], availablePx: number): TableColumn<Price>[] {
  const fitting = fitColumns(shown, availablePx);
  const status = shown.find(({ id }) => id === 'status');
  if (!status || fitting.includes(status)) return fitting;
  return fitting.map((column) => {
    if (column.id !== 'ticket') return column;
    const writeBoth = (price: Price) => (
      <Box sx={{ py: 0.75 }}>
        {column.cell(price)}
        <Box sx={{ mt: 0.5, pl: '20px' }}>{status.cell(price)}</Box>
      </Box>
    );
    return { ...column, cell: writeBoth };
  });
}
