import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { SHOW_SORTS, SHOW_STATUSES } from '@parterre/contract/choices/show-choices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateFilter } from '#programme/date-filter.tsx';
import { ColumnButton } from '#tables/columns/column-button.tsx';
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
    <Box
      aria-label={t('filters.label')}
      role="search"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: { xs: 1, sm: 0.5 } }}
    >
      <Box sx={CHIPS_LOOK}>
        <DateFilter dateFrom={dateFrom} dateTo={dateTo} onChange={url.setDateRange} todayOn={todayOn} />
        <StatusFilter onChange={(values) => url.setFilter('status', values)} values={filters.status ?? []} />
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
    </Box>
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

interface StatusFilterProps {
  values: readonly string[];
  onChange: (values: string[]) => void;
}

function StatusFilter({ values, onChange }: StatusFilterProps) {
  const { t } = useTranslation('shows');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const toggle = (status: string) =>
    onChange(values.includes(status) ? values.filter((other) => other !== status) : [...values, status]);
  const [first] = values;
  const shown =
    values.length > 1
      ? t('filters.someOf', { count: values.length, total: SHOW_STATUSES.length })
      : toChipStatus(first ?? '');
  return (
    <>
      <FilterChip
        label={t('filters.status')}
        onOpen={(event) => setAnchor(event.currentTarget)}
        onRemove={() => onChange([])}
        removeLabel={t('filters.remove', { filter: t('filters.status') })}
        value={first === undefined ? undefined : shown}
      />
      {anchor && (
        <Menu anchorEl={anchor} onClose={() => setAnchor(null)} open>
          {SHOW_STATUSES.map((status) => (
            <MenuItem
              aria-checked={values.includes(status)}
              key={status}
              onClick={() => toggle(status)}
              role="menuitemcheckbox"
            >
              <Checkbox checked={values.includes(status)} sx={{ ml: -0.75, pointerEvents: 'none' }} tabIndex={-1} />
              <StatusChip status={status} />
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
