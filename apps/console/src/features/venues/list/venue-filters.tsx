import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ColumnButton } from '../../../tables/columns/column-button.tsx';
import { SearchField } from '../../../tables/filters/search-field.tsx';
import { SortMenu } from '../../../tables/filters/sort-menu.tsx';
import type { TableUrlModel } from '../../../tables/url/use-table-url-state.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { CatalogueButton } from './catalogue-button.tsx';
import { CountryFilter } from './country-filter.tsx';
import { readCountry, readSource, SOURCES, VENUE_SORTS } from './venue-list-query.ts';

interface VenueFiltersProps {
  url: TableUrlModel;
  isFiltered: boolean;
}

/** Whose venues and the country, the search, the order and the columns. */
export function VenueFilters({ url, isFiltered }: VenueFiltersProps) {
  const { t } = useTranslation('venues');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: { xs: 1, sm: 0.5 } }}>
      <SegmentedControl
        label={t('list.source')}
        onChange={(source) => url.setFilter('source', source === 'all' ? [] : [source])}
        options={SOURCES.map((value) => ({ value, label: t(`source.${value}`) }))}
        value={readSource(url.state)}
      />
      <CountryFilter
        code={readCountry(url.state)}
        onChoose={(code) => url.setFilter('country', code === undefined ? [] : [code])}
      />
      {isFiltered && (
        <Button onClick={url.clearFilters} size="small" variant="text">
          {t('list.clearAll')}
        </Button>
      )}
      <Box sx={{ flex: 1 }} />
      <Box role="search" sx={{ display: 'flex', gap: 1, width: { xs: '100%', sm: 'auto' } }}>
        <Box sx={{ flex: { xs: 1, sm: 'none' }, minWidth: 0 }}>
          <SearchField label={t('list.search')} onSearch={url.setSearch} value={url.state.search} />
        </Box>
        <SortMenu sorts={VENUE_SORTS.map((value) => ({ value, label: t(`list.sort.${value}`) }))} url={url} />
      </Box>
      <Box sx={{ display: { xs: 'block', sm: 'none' } }}>
        <CatalogueButton size="small" />
      </Box>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <ColumnButton />
      </Box>
    </Box>
  );
}
