import Box from '@mui/material/Box';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { RowCheckbox } from '#tables/selection/row-checkbox.tsx';
import { TicketRow } from './ticket-row.tsx';
import { TICKET_TABLE_LOOK, TicketColgroup } from './ticket-table-look.tsx';

/** Price type ids, kept above the tables, so that price types of several groups can be selected together. */
export interface TicketSelection {
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
}

interface TicketTableProps {
  prices: readonly Price[];
  columns: readonly TableColumn<Price>[];
  show: Pick<Show, 'showCode' | 'defaultCulture'>;
  /** The id of the group's heading, which names the table. */
  titleId: string;
  canOrder: boolean;
  selection: TicketSelection;
}

export function TicketTable(props: TicketTableProps) {
  const { prices, columns, show, titleId, canOrder, selection } = props;
  const { selected, onSelect } = selection;
  const { t } = useTranslation('prices');
  const ticked = prices.filter((price) => selected.has(price.priceTypeId)).length;
  const handleToggleAll = () => {
    const next = new Set(selected);
    for (const { priceTypeId } of prices) {
      if (ticked === prices.length) next.delete(priceTypeId);
      else next.add(priceTypeId);
    }
    onSelect(next);
  };
  const handleToggle = (priceTypeId: number) => {
    const next = new Set(selected);
    if (!next.delete(priceTypeId)) next.add(priceTypeId);
    onSelect(next);
  };
  return (
    <Box sx={{ overflowX: 'auto', borderTop: 1, borderColor: 'divider' }}>
      <Box aria-labelledby={titleId} component="table" sx={TICKET_TABLE_LOOK}>
        <TicketColgroup columns={columns} hasHandle={canOrder} />
        <thead>
          <tr>
            <th scope="col">
              <RowCheckbox
                label={t('table.selectAll')}
                onToggle={handleToggleAll}
                state={ticked === 0 ? 'none' : ticked === prices.length ? 'all' : 'some'}
              />
            </th>
            {columns.map((column) => (
              <th data-align={column.align} key={column.id} scope="col" title={column.header}>
                {column.header}
              </th>
            ))}
            {canOrder && <th aria-label={t('table.order')} scope="col" />}
          </tr>
        </thead>
        <tbody>
          {prices.map((price) => (
            <TicketRow
              canOrder={canOrder}
              columns={columns}
              isSelected={selected.has(price.priceTypeId)}
              key={price.priceTypeId}
              onToggle={() => handleToggle(price.priceTypeId)}
              price={price}
              show={show}
            />
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
