import Box from '@mui/material/Box';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { useMatch, useNavigate } from 'react-router';
import { useKeptFilter } from '#features/events/prices/use-kept-filter.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { isOnControl, walkRows } from '#tables/row-keys.ts';
import { RowCheckbox } from '#tables/selection/row-checkbox.tsx';
import { SortableHandle } from '#tables/sortable/sortable-handle.tsx';
import { useSortableItem } from '#tables/sortable/use-sortable-item.ts';

interface TicketRowProps {
  price: Price;
  columns: readonly TableColumn<Price>[];
  show: Pick<Show, 'showCode' | 'defaultCulture'>;
  canOrder: boolean;
  isSelected: boolean;
  onToggle: () => void;
}

/** A row of a price type; a click or Enter opens its drawer, Space selects it. */
export function TicketRow({ price, columns, show, canOrder, isSelected, onToggle }: TicketRowProps) {
  const { t, i18n } = useTranslation('prices');
  const navigate = useNavigate();
  const keep = useKeptFilter();
  const path = paths.showTicket(show.showCode, price.priceTypeId);
  const isOpen = useMatch(path) !== null;
  const { ref, style, isDragging, handle } = useSortableItem(String(price.priceTypeId));
  const name = chooseText(price.name, i18n.language, show.defaultCulture);
  return (
    <Box
      component="tr"
      data-opens=""
      data-selected={isSelected || isOpen ? '' : undefined}
      onClick={(event) => {
        if (!isOnControl(event.target)) void navigate(keep(path));
      }}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget) return;
        if (walkRows(event.currentTarget, event.key)) event.preventDefault();
        else if (event.key === 'Enter') void navigate(keep(path));
        else if (event.key === ' ') {
          event.preventDefault();
          onToggle();
        }
      }}
      ref={ref}
      style={style}
      sx={isDragging ? { bgcolor: 'background.paper', boxShadow: 'var(--mui-palette-shade-pop)' } : undefined}
      tabIndex={0}
    >
      <td>
        <RowCheckbox
          label={t('kit:tables.selectRow', { row: name })}
          onToggle={onToggle}
          state={isSelected ? 'all' : 'none'}
        />
      </td>
      {columns.map((column) => (
        <Box
          component={column.id === 'ticket' ? 'th' : 'td'}
          data-align={column.align}
          data-short={isShort(column.id, price) ? '' : undefined}
          key={column.id}
          scope={column.id === 'ticket' ? 'row' : undefined}
          sx={{ '&[data-short]': { color: 'error.ink', fontWeight: 'fontWeightMedium' } }}
          title={isShort(column.id, price) ? t('table.short', { count: -price.stock.available }) : undefined}
        >
          {column.cell(price)}
        </Box>
      ))}
      {canOrder && (
        <td data-align="end" data-handle="">
          <SortableHandle handle={handle} />
        </td>
      )}
    </Box>
  );
}

/** Marks a cell with a warning if more is promised than there is. */
const isShort = (columnId: string, { stock }: Price): boolean => columnId === 'available' && stock.available < 0;
