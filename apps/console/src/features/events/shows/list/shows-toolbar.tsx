import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { SALE_STATES, SHOW_SORTS, SHOW_STATUSES } from '@parterre/contract/choices/show-choices';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkboxIcons } from '#brands/components/fields.tsx';
import { LOOK } from '#brands/look.ts';
import { DateFilter } from '#programme/filters/date-filter.tsx';
import { ColumnButton } from '#tables/columns/column-button.tsx';
import { FilterBar } from '#tables/filters/filter-bar.tsx';
import { SearchField } from '#tables/filters/search-field.tsx';
import { SortMenu } from '#tables/filters/sort-menu.tsx';
import { FilterChip } from '#ui/filter-chip.tsx';
import { StatusChip, toChipStatus } from '#ui/status-chip.tsx';
import type { ShowList } from './use-show-list.ts';
import { VenueFilter } from './venue-filter.tsx';

export function ShowsToolbar({ list }: { list: ShowList }) {
  const { t } = useTranslation('shows');
  const { url, todayOn } = list;
  const { dateFrom, dateTo, filters, search } = url.state;
  const sorts = SHOW_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }));
  return (
    <FilterBar label={t('filters.label')}>
      <Box sx={CHIPS_LOOK}>
        <DateFilter dateFrom={dateFrom} dateTo={dateTo} onChange={url.setDateRange} todayOn={todayOn} />
        <SomeFilter
          all={SHOW_STATUSES}
          label={t('filters.status')}
          name={toChipStatus}
          onChange={(values) => url.setFilter('status', values)}
          show={(status) => <StatusChip status={status} />}
          values={filters.status ?? []}
        />
        <SomeFilter
          all={SALE_STATES}
          label={t('filters.saleState')}
          name={(state) => t(`saleState.${state}`)}
          onChange={(values) => url.setFilter('saleState', values)}
          values={filters.saleState ?? []}
        />
        <VenueFilter onChange={(values) => url.setFilter('venue', values)} values={filters.venue ?? []} />
        <Button onClick={url.clearFilters} size="small" sx={{ flex: 'none' }} variant="text">
          {t('filters.clearAll')}
        </Button>
        <Box sx={{ display: { sm: 'none' } }}>
          <SortMenu sorts={sorts} url={url} />
        </Box>
      </Box>
      <Box sx={{ flex: 1 }} />
      <SearchField label={t('filters.search')} onSearch={url.setSearch} value={search} />
      <Box sx={{ display: { xs: 'none', sm: 'flex' }, gap: 1 }}>
        <SortMenu sorts={sorts} url={url} />
        <ColumnButton />
      </Box>
    </FilterBar>
  );
}

const CHIPS_LOOK = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minWidth: 0,
  maxWidth: '100%',
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0 },
  flexWrap: { sm: 'wrap' },
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollbarWidth: 'none',
  flex: { xs: '0 0 calc(100% + 32px)', sm: '0 1 auto' },
};

interface SomeFilterProps<Value extends string> {
  label: string;
  /** All possible values; `name` labels a value, `show` renders it if it should look different. */
  all: readonly Value[];
  name: (value: Value) => string;
  show?: (value: Value) => ReactNode;
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** A filter with several values; choosing none means all. */
function SomeFilter<Value extends string>({ label, all, name, show = name, values, onChange }: SomeFilterProps<Value>) {
  const { t } = useTranslation('shows');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const handleToggle = (value: Value) =>
    onChange(values.includes(value) ? values.filter((other) => other !== value) : [...values, value]);
  const chosen = all.filter((value) => values.includes(value));
  const [first] = chosen;
  return (
    <>
      <FilterChip
        label={label}
        onOpen={(event) => setAnchor(event.currentTarget)}
        onRemove={() => onChange([])}
        removeLabel={t('filters.remove', { filter: label })}
        value={
          first !== undefined && chosen.length > 1
            ? t('filters.someOf', { count: chosen.length, total: all.length })
            : first && name(first)
        }
      />
      {anchor && (
        <Menu anchorEl={anchor} onClose={() => setAnchor(null)} open>
          {all.map((value) => (
            <MenuItem
              aria-checked={values.includes(value)}
              key={value}
              onClick={() => handleToggle(value)}
              role="menuitemcheckbox"
            >
              <Box aria-hidden component="span" sx={{ mr: 0.75, color: LOOK.controlLine }}>
                {values.includes(value) ? checkboxIcons.checkedIcon : checkboxIcons.icon}
              </Box>
              {show(value)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
