import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ChoiceFilter } from '../../../programme/filters/choice-filter.tsx';
import { ColumnButton } from '../../../tables/columns/column-button.tsx';
import { SearchField } from '../../../tables/filters/search-field.tsx';
import type { TableUrlModel } from '../../../tables/url/use-table-url-state.ts';
import type { EventWords } from '../use-event-words.ts';
import { CODE_STATUSES, readGroup, readStatus } from './code-list-query.ts';

interface CodeFiltersProps {
  url: TableUrlModel;
  isFiltered: boolean;
  words: EventWords;
}

export function CodeFilters({ url, isFiltered, words }: CodeFiltersProps) {
  const { t } = useTranslation('offer-codes');
  const group = readGroup(url.state);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
      <SearchField label={t('filter.search')} onSearch={url.setSearch} value={url.state.search} />
      <ChoiceFilter
        label={t('filter.group')}
        onChoose={(value) => url.setFilter('group', value === undefined ? [] : [value])}
        options={words.groups.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={group === undefined ? undefined : String(group)}
      />
      <ChoiceFilter
        label={t('filter.status')}
        onChoose={(value) => url.setFilter('status', value === undefined ? [] : [value])}
        options={CODE_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
        value={readStatus(url.state)}
      />
      {isFiltered && (
        <Button onClick={url.clearFilters} size="small" variant="text">
          {t('filter.clear')}
        </Button>
      )}
      <Box sx={{ display: { xs: 'none', md: 'block' }, ml: 'auto' }}>
        <ColumnButton />
      </Box>
    </Box>
  );
}
