import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows/show';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';
import { useLockReason } from '#session/use-features.ts';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { SortableHandle } from '#tables/sortable/sortable-handle.tsx';
import { SortableScope } from '#tables/sortable/sortable-scope.tsx';
import { useSortableItem } from '#tables/sortable/use-sortable-item.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { GroupMenu } from './group-menu.tsx';
import { type TicketSelection, TicketTable } from './table/ticket-table.tsx';
import type { TicketGroup } from './use-tickets.ts';

interface GroupCardProps {
  entry: TicketGroup;
  show: Show;
  columns: readonly TableColumn<Price>[];
  /** False while a filter hides price types, because positions between hidden ones cannot be shown. */
  canOrder: boolean;
  selection: TicketSelection;
  onMove: (from: number, to: number) => void;
}

export function GroupCard({ entry, show, columns, canOrder, selection, onMove }: GroupCardProps) {
  const { t, i18n } = useTranslation('prices');
  const { group, tickets } = entry;
  const titleId = useId();
  const lockReason = useLockReason('price:write');
  const { ref, style, isDragging, handle } = useSortableItem(String(group.priceGroupId));
  const names = new Map(
    tickets.map((price) => [String(price.priceTypeId), chooseText(price.name, i18n.language, show.defaultCulture)]),
  );
  return (
    <Box
      aria-labelledby={titleId}
      component="section"
      ref={ref}
      style={style}
      sx={{ ...CARD_LOOK, boxShadow: isDragging ? 'var(--mui-palette-shade-pop)' : 'none' }}
    >
      <Box component="header" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48, px: 2 }}>
        <Typography id={titleId} sx={{ minWidth: 0, overflowWrap: 'anywhere' }} variant="h2">
          {chooseText(group.name, i18n.language, show.defaultCulture)}
        </Typography>
        <Box sx={{ color: 'text.tertiary', flex: 'none' }}>{t('groups.count', { count: tickets.length })}</Box>
        <Box sx={{ flex: 1 }} />
        {lockReason === undefined && canOrder && <SortableHandle handle={handle} />}
        <GroupMenu group={group} show={show} />
      </Box>
      {tickets.length === 0 ? (
        <Box sx={{ p: 2, display: 'flex', alignItems: 'center', gap: 2, borderTop: 1, borderColor: 'divider' }}>
          <Box sx={{ flex: 1, color: 'text.secondary' }}>{t('groups.empty')}</Box>
          <ReasonedButton
            href={paths.showTicketNew(show.showCode, group.priceGroupId)}
            reason={lockReason}
            startIcon={<PlusIcon />}
            variant="outlined"
          >
            {t('page.add')}
          </ReasonedButton>
        </Box>
      ) : (
        <SortableScope
          getLabel={(id) => names.get(id) ?? id}
          ids={tickets.map((price) => String(price.priceTypeId))}
          onMove={onMove}
        >
          <TicketTable
            canOrder={canOrder}
            columns={columns}
            prices={tickets}
            selection={selection}
            show={show}
            titleId={titleId}
          />
        </SortableScope>
      )}
    </Box>
  );
}

const CARD_LOOK = { border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', minWidth: 0 };
