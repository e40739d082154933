import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ColumnButton } from '../../../tables/columns/column-button.tsx';
import type { TableUrlModel } from '../../../tables/url/use-table-url-state.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SearchBox } from '../search-box.tsx';
import { CatalogueButton } from './catalogue-button.tsx';
import { CountryFilter } from './country-filter.tsx';
import { readCountry, readSource, SOURCES } from './venue-list-query.ts';

interface VenueFiltersProps {
  url: TableUrlModel;
  isFiltered: boolean;
}

/** Words, whose venues, and the country. */
export function VenueFilters({ url, isFiltered }: VenueFiltersProps) {
  const { t } = useTranslation('venues');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
      <SearchBox
        label={t('list.search')}
        onSearch={url.setSearch}
        sx={{ width: { xs: '100%', sm: 260 } }}
        value={url.state.search}
      />
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
      <Box sx={{ display: { xs: 'block', sm: 'none' } }}>
        <CatalogueButton size="small" />
      </Box>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <ColumnButton />
      </Box>
    </Box>
  );
}
