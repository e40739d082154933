import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ColumnButton } from '../../tables/columns/column-button.tsx';
import { SearchField } from '../../tables/filters/search-field.tsx';
import { SortMenu } from '../../tables/filters/sort-menu.tsx';
import { DateFilter } from '../filters/date-filter.tsx';
import { PROGRAMME_SORTS } from './programme-query.ts';
import { ProgrammeTabs } from './programme-tabs.tsx';
import type { ProgrammeList } from './use-programme-list.ts';

interface ProgrammeToolbarProps {
  current: 'campaigns' | 'tours';
  searchLabel: string;
  list: Pick<ProgrammeList<unknown>, 'url' | 'isFiltered'>;
}

/** Which of the two lists, the days, the search, the order and the columns. */
export function ProgrammeToolbar({ current, searchLabel, list: { url, isFiltered } }: ProgrammeToolbarProps) {
  const { t } = useTranslation('programme');
  const { dateFrom, dateTo, search } = url.state;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: { xs: 1, sm: 0.5 } }}>
      <ProgrammeTabs current={current} />
      <DateFilter dateFrom={dateFrom} dateTo={dateTo} onChange={url.setDateRange} />
      {isFiltered && (
        <Button onClick={url.clearFilters} size="small" sx={{ flex: 'none' }} variant="text">
          {t('filters.clearAll')}
        </Button>
      )}
      <Box sx={{ flex: 1 }} />
      <Box role="search" sx={{ display: 'flex', gap: 1, width: { xs: '100%', sm: 'auto' } }}>
        <Box sx={{ flex: { xs: 1, sm: 'none' }, minWidth: 0 }}>
          <SearchField label={searchLabel} onSearch={url.setSearch} value={search} />
        </Box>
        <SortMenu sorts={PROGRAMME_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))} url={url} />
      </Box>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <ColumnButton />
      </Box>
    </Box>
  );
}
