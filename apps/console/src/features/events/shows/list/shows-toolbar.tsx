import Box from '@mui/material/Box';
import { SALE_STATES, SHOW_SORTS, SHOW_STATUSES } from '@parterre/contract/choices/show-choices';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { parseId } from '#api/parse-id.ts';
import { useGetVenueQuery } from '#api/queries/seating/venues.ts';
import { DateFilter } from '#programme/pickers/date-filter.tsx';
import { ColumnButton } from '#tables/columns/column-button.tsx';
import { ChoicesFilter, FilterPopover } from '#tables/filters/choice-filter.tsx';
import { ClearFilters, FilterBar } from '#tables/filters/filter-bar.tsx';
import { SearchField } from '#tables/filters/search-field.tsx';
import { SortMenu } from '#tables/filters/sort-menu.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { StatusChip, toChipStatus } from '#ui/status-chip.tsx';
import type { ShowList } from './use-show-list.ts';

const VenueSearch = lazyPart(async () => (await import('../venue-search.tsx')).VenueSearch);

export function ShowsToolbar({ list }: { list: ShowList }) {
  const { t } = useTranslation('shows');
  const { url, todayOn } = list;
  const { dateFrom, dateTo, filters, search } = url.state;
  const sorts = SHOW_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }));
  return (
    <FilterBar label={t('filters.label')}>
      <Box sx={CHIPS_LOOK}>
        <DateFilter dateFrom={dateFrom} dateTo={dateTo} onChange={url.setDateRange} todayOn={todayOn} />
        <ChoicesFilter
          label={t('filters.status')}
          onChange={(values) => url.setFilter('status', values)}
          options={SHOW_STATUSES.map((value) => ({
            value,
            label: toChipStatus(value),
            look: <StatusChip status={value} />,
          }))}
          values={filters.status ?? []}
        />
        <ChoicesFilter
          label={t('filters.saleState')}
          onChange={(values) => url.setFilter('saleState', values)}
          options={SALE_STATES.map((value) => ({ value, label: t(`saleState.${value}`) }))}
          values={filters.saleState ?? []}
        />
        <VenueFilter onChange={(values) => url.setFilter('venue', values)} values={filters.venue ?? []} />
        {url.isFiltered && <ClearFilters size="small" url={url} variant="text" />}
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

interface VenueFilterProps {
  values: readonly string[];
  onChange: (values: string[]) => void;
}

function VenueFilter({ values, onChange }: VenueFilterProps) {
  const { t } = useTranslation('shows');
  const venueId = parseId(values[0] ?? null);
  const { data: venue } = useGetVenueQuery({ params: { venueId: venueId ?? 0 } }, { skip: venueId === null });
  const name = venue?.venueId === venueId ? venue?.name : `#${venueId}`;
  return (
    <FilterPopover label={t('filters.venue')} onRemove={() => onChange([])} value={venueId === null ? undefined : name}>
      {(close) => (
        <Suspense fallback={null}>
          <VenueSearch
            field={{ label: t('filters.findVenue'), hasFocus: true }}
            onChoose={(chosen) => {
              onChange(chosen ? [String(chosen.venueId)] : []);
              close();
            }}
            placeholder={t('filters.findVenue')}
            venue={null}
          />
        </Suspense>
      )}
    </FilterPopover>
  );
}
