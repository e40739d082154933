import Box from '@mui/material/Box';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import type { Settings } from '../../../api/settings.ts';
import { RowCheckbox } from '../../../tables/selection/row-checkbox.tsx';
import { TicketRow } from './ticket-row.tsx';
import { TICKET_TABLE_LOOK } from './ticket-table-look.ts';

interface TicketTableProps {
  prices: readonly Price[];
  show: Pick<Show, 'showCode' | 'currency' | 'defaultCulture'>;
  variant: Settings['ticketTable']['variant'];
  /** Names the table: the group's heading. */
  titleId: string;
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
}

/** The tickets of one group; with sales data they show what is sold, held and taken. */
export function TicketTable({ prices, show, variant, titleId, selected, onSelect }: TicketTableProps) {
  const { t } = useTranslation('prices');
  const { currency } = show;
  const hasSales = variant === 'withSalesData';
  const ticked = prices.filter((price) => selected.has(price.priceTypeId)).length;
  const toggleAll = () => {
    const next = new Set(selected);
    for (const { priceTypeId } of prices) {
      if (ticked === prices.length) next.delete(priceTypeId);
      else next.add(priceTypeId);
    }
    onSelect(next);
  };
  const toggle = (priceTypeId: number) => {
    const next = new Set(selected);
    if (!next.delete(priceTypeId)) next.add(priceTypeId);
    onSelect(next);
  };
  return (
    <Box sx={{ overflowX: 'auto', borderTop: 1, borderColor: 'divider' }}>
      <Box aria-labelledby={titleId} component="table" sx={TICKET_TABLE_LOOK}>
        <thead>
          <tr>
            <th scope="col">
              <RowCheckbox
                label={t('table.selectAll')}
                onToggle={toggleAll}
                state={ticked === 0 ? 'none' : ticked === prices.length ? 'all' : 'some'}
              />
            </th>
            <th scope="col">{t('table.ticket')}</th>
            <HeadCell label={t('table.price', { currency })} />
            <HeadCell isWideOnly label={t('table.fee', { currency })} />
            {hasSales && <HeadCell label={t('table.sold')} />}
            {hasSales && <HeadCell isWideOnly label={t('table.held')} />}
            <HeadCell label={t('table.seats')} />
            {hasSales && <HeadCell isWideOnly label={t('table.available')} />}
            <th data-visible="" data-wide="" scope="col">
              {t('table.visibleTo')}
            </th>
            {hasSales && <HeadCell label={t('table.gross', { currency })} />}
            <th aria-label={t('table.order')} data-wide="" scope="col" />
          </tr>
        </thead>
        <tbody>
          {prices.map((price) => (
            <TicketRow
              hasSales={hasSales}
              isSelected={selected.has(price.priceTypeId)}
              key={price.priceTypeId}
              onToggle={() => toggle(price.priceTypeId)}
              price={price}
              show={show}
            />
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

function HeadCell({ label, isWideOnly = false }: { label: string; isWideOnly?: boolean }) {
  return (
    <th data-align="end" data-wide={isWideOnly ? '' : undefined} scope="col">
      {label}
    </th>
  );
}
