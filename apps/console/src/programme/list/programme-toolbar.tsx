import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { PROGRAMME_SORTS } from '@parterre/contract/choices/show-choices';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#pages/paths.ts';
import { FilterBar } from '#tables/filters/filter-bar.tsx';
import { SearchField } from '#tables/filters/search-field.tsx';
import { SortMenu } from '#tables/filters/sort-menu.tsx';
import type { TableUrlModel } from '#tables/url/use-table-url-state.ts';
import { DateFilter } from '../pickers/date-filter.tsx';

interface ProgrammeToolbarProps {
  current: 'campaigns' | 'tours';
  searchLabel: string;
  url: TableUrlModel;
  tools: ReactNode;
}

export function ProgrammeToolbar({ current, searchLabel, url, tools }: ProgrammeToolbarProps) {
  const { t } = useTranslation('programme');
  const { dateFrom, dateTo, search } = url.state;
  return (
    <FilterBar
      label={searchLabel}
      search={
        <>
          <Box sx={{ flex: { xs: 1, sm: 'none' }, minWidth: 0 }}>
            <SearchField label={searchLabel} onSearch={url.setSearch} value={search} />
          </Box>
          <SortMenu sorts={PROGRAMME_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))} url={url} />
        </>
      }
      tools={tools}
      url={url}
    >
      <ProgrammeTabs current={current} />
      <DateFilter dateFrom={dateFrom} dateTo={dateTo} onChange={url.setDateRange} />
    </FilterBar>
  );
}

const TABS = [
  { id: 'campaigns', href: paths.campaigns() },
  { id: 'tours', href: paths.tours() },
] as const;

function ProgrammeTabs({ current }: { current: (typeof TABS)[number]['id'] }) {
  const { t } = useTranslation('programme');
  return (
    <Box aria-label={t('tabs.label')} component="nav" sx={TABS_LOOK}>
      {TABS.map(({ id, href }) => (
        <ButtonBase aria-current={id === current ? 'page' : undefined} href={href} key={id} sx={TAB_LOOK}>
          {t(`tabs.${id}`)}
        </ButtonBase>
      ))}
    </Box>
  );
}

const TABS_LOOK = {
  display: 'inline-flex',
  flex: 'none',
  height: 28,
  border: '1px solid',
  borderColor: 'line.strong',
  borderRadius: 1,
  overflow: 'hidden',
};

const TAB_LOOK = {
  px: '10px',
  typography: 'button',
  color: 'text.secondary',
  '&:not(:first-of-type)': { borderLeft: '1px solid', borderLeftColor: 'divider' },
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current="page"]': { color: 'text.primary', bgcolor: 'background.active' },
  '&:focus-visible': { outlineOffset: -2 },
};
