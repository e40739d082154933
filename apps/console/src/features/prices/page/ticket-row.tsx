import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { useMatch, useNavigate } from 'react-router';
import { chooseText } from '../../../i18n/choose-text.ts';
import { paths } from '../../../paths.ts';
import { useCan } from '../../../session/use-features.ts';
import { isOnControl, walkRows } from '../../../tables/row-keys.ts';
import { RowCheckbox } from '../../../tables/selection/row-checkbox.tsx';
import { SortableHandle } from '../../../tables/sortable/sortable-handle.tsx';
import { useSortableItem } from '../../../tables/sortable/use-sortable-item.ts';
import { ColourSwatch } from '../../../ui/colour-swatch.tsx';
import { formatAmount } from '../../../ui/money-text.tsx';
import { ToneChip } from '../../../ui/status-chip.tsx';

interface TicketRowProps {
  price: Price;
  show: Pick<Show, 'showCode' | 'currency' | 'defaultCulture'>;
  hasSales: boolean;
  isSelected: boolean;
  onToggle: () => void;
}

/** A ticket; a click or Enter opens its drawer, Space ticks it. */
export function TicketRow({ price, show, hasSales, isSelected, onToggle }: TicketRowProps) {
  const { t, i18n } = useTranslation('prices');
  const navigate = useNavigate();
  const canWrite = useCan('price:write');
  const path = paths.showTicket(show.showCode, price.priceTypeId);
  const isOpen = useMatch(path) !== null;
  const { ref, style, isDragging, handle } = useSortableItem(String(price.priceTypeId));
  const name = chooseText(price.name, i18n.language, show.defaultCulture);
  const write = (value: number) => value.toLocaleString(i18n.language);
  const money = (amountMinor: number) => formatAmount(amountMinor, show.currency, i18n.language);
  const { sold, held, allocation, available, grossMinor } = price.stock;
  return (
    <Box
      component="tr"
      data-opens=""
      data-selected={isSelected || isOpen ? '' : undefined}
      onClick={(event) => {
        if (!isOnControl(event.target)) void navigate(path);
      }}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget) return;
        if (walkRows(event.currentTarget, event.key)) event.preventDefault();
        else if (event.key === 'Enter') void navigate(path);
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
      <th scope="row">
        <Box sx={{ display: 'flex', alignItems: 'center', gap: '10px' }}>
          <ColourSwatch colour={price.colour} />
          <Link color="text.primary" href={path} underline="hover">
            {name}
          </Link>
          {price.kind === 'comp' && <ToneChip tone="neutral">{t('table.comp')}</ToneChip>}
          {price.isLinkedPrice && <ToneChip tone="neutral">{t('table.linked')}</ToneChip>}
        </Box>
      </th>
      <td data-align="end">{money(price.faceValueMinor)}</td>
      <td data-align="end" data-wide="">
        {money(price.bookingFeeMinor)}
      </td>
      {hasSales && <td data-align="end">{write(sold)}</td>}
      {hasSales && (
        <td data-align="end" data-wide="">
          {write(held)}
        </td>
      )}
      <td data-align="end">{write(allocation)}</td>
      {hasSales && (
        <td data-align="end" data-wide="">
          {write(available)}
        </td>
      )}
      <td data-visible="" data-wide="">
        {t(`visibility.${price.visibility}`)}
      </td>
      {hasSales && <td data-align="end">{money(grossMinor)}</td>}
      <td data-align="end" data-wide="">
        {canWrite && <SortableHandle handle={handle} />}
      </td>
    </Box>
  );
}
