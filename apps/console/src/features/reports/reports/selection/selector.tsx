import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { EmptyOfRegion } from '#programme/list/empty-of-region.tsx';
import { DateFilter } from '#programme/pickers/date-filter.tsx';
import { DataTable } from '#tables/data-table.tsx';
import { FilterBar } from '#tables/filters/filter-bar.tsx';
import { SearchField } from '#tables/filters/search-field.tsx';
import { SortMenu } from '#tables/filters/sort-menu.tsx';
import { ListPagination } from '#tables/paging/list-pagination.tsx';
import { RowCheckbox } from '#tables/selection/row-checkbox.tsx';
import { type DataTableModel, useDataTable } from '#tables/use-data-table.ts';
import { SegmentedControl } from '#ui/controls/segmented-control.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Note } from '#ui/note.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import { SelectedChips } from './selected-chips.tsx';
import { DATA_TYPES, SORTS } from './selection-state.ts';
import { useChoiceColumns } from './use-choice-columns.tsx';
import { type Choice, useChoices } from './use-choices.ts';
import type { Selection } from './use-selection.ts';

export function Selector({ selection }: { selection: Selection }) {
  const { t } = useTranslation('reports');
  const { dataType, selected, url, add, remove } = selection;
  const list = useChoices(selection);
  const ids = selected[dataType];
  const model = useDataTable<Choice>({
    id: `report-${dataType}`,
    columns: useChoiceColumns(dataType),
    rows: list.rows,
    getRowId: ({ id }) => id,
    getRowLabel: ({ name, day }) => `${name}, ${day}`,
    sort: { value: url.state.sort, isDescending: url.state.isDescending },
    onSort: url.setSort,
    canSelect: true,
    selection: {
      ids,
      onChange: (next) => {
        const gone = ids.filter((id) => !next.includes(id));
        if (gone.length > 0) remove(dataType, gone);
        else add(dataType, next);
      },
    },
  });
  return (
    <>
      <SelectorBar selection={selection} />
      <SelectedChips selection={selection} />
      <DataTable
        caption={t(`selection.type.${dataType}`)}
        rows={{
          density: 'twoLine',
          onOpen: ({ id }) => model.toggleRow(id),
          renderCard: (choice) => <ChoiceCard choice={choice} model={model} />,
        }}
        empty={<NothingToChoose selection={selection} />}
        // The rows are selected here, not exported: the report made from them is.
        hasOwnTools
        model={model}
        status={list.status}
      />
      <ListPagination list={list} />
    </>
  );
}

function SelectorBar({ selection: { dataType, setDataType, url } }: { selection: Selection }) {
  const { t } = useTranslation('reports');
  const { dateFrom, dateTo, search } = url.state;
  return (
    <FilterBar label={t('selection.search')}>
      <SegmentedControl
        label={t('selection.by')}
        onChange={setDataType}
        options={DATA_TYPES.map((value) => ({ value, label: t(`selection.type.${value}`) }))}
        value={dataType}
      />
      <DateFilter dateFrom={dateFrom} dateTo={dateTo} onChange={url.setDateRange} />
      <Box sx={{ flex: 1 }} />
      <SearchField label={t('selection.search')} onSearch={url.setSearch} value={search} />
      <SortMenu sorts={SORTS[dataType].map((value) => ({ value, label: t(`selection.sort.${value}`) }))} url={url} />
    </FilterBar>
  );
}

function NothingToChoose({ selection: { url } }: { selection: Selection }) {
  const { t } = useTranslation('reports');
  const hasDates = url.state.dateFrom !== '' || url.state.dateTo !== '';
  const actions = hasDates && (
    <Button onClick={() => url.setDateRange(null)} variant="outlined">
      {t('selection.allDates')}
    </Button>
  );
  return (
    <EmptyOfRegion actions={actions}>
      <EmptyState
        actions={actions}
        text={t(hasDates ? 'selection.nothingBetween' : 'selection.nothingText')}
        title={t('kit:tables.noResults')}
      />
    </EmptyOfRegion>
  );
}

function ChoiceCard({ choice, model }: { choice: Choice; model: DataTableModel<Choice> }) {
  const { t } = useTranslation('kit');
  const isTicked = model.selectedIds.includes(choice.id);
  return (
    <Box sx={{ display: 'flex', gap: 1.5, overflowWrap: 'anywhere' }}>
      <RowCheckbox
        label={t('tables.selectRow', { row: model.options.getRowLabel(choice) })}
        onToggle={() => model.toggleRow(choice.id)}
        state={isTicked ? 'all' : 'none'}
      />
      <Box sx={{ display: 'grid', gap: 0.25, flex: 1, minWidth: 0 }}>
        <span>{choice.name}</span>
        <Note>{[choice.day, choice.place].filter(Boolean).join(' · ')}</Note>
        {choice.status && (
          <div>
            <StatusChip status={choice.status} />
          </div>
        )}
      </Box>
    </Box>
  );
}
