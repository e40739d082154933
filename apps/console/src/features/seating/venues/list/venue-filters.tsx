import Box from '@mui/material/Box';
import type { ButtonProps } from '@mui/material/Button';
import { VENUE_SORTS } from '@parterre/contract/choices/seating-choices';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { nameCountry } from '#i18n/name-country.ts';
import { paths } from '#pages/paths.ts';
import { RetryAlert } from '#pages/retry-alert.tsx';
import { useLockReason } from '#session/use-features.ts';
import { FilterPopover } from '#tables/filters/choice-filter.tsx';
import { FilterBar } from '#tables/filters/filter-bar.tsx';
import { SearchField } from '#tables/filters/search-field.tsx';
import { SortMenu } from '#tables/filters/sort-menu.tsx';
import type { TableUrlModel } from '#tables/url/use-table-url-state.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { SegmentedControl } from '#ui/controls/segmented-control.tsx';
import { SearchSelect } from '../search-select.tsx';
import { useCountryOptions } from '../use-country-options.ts';
import { readCountry, readSource, SOURCES } from './venue-list-query.ts';

interface VenueFiltersProps {
  url: TableUrlModel;
  tools: ReactNode;
}

export function VenueFilters({ url, tools }: VenueFiltersProps) {
  const { t } = useTranslation('venues');
  return (
    <FilterBar
      label={t('list.search')}
      search={
        <>
          <Box sx={{ flex: { xs: 1, sm: 'none' }, minWidth: 0 }}>
            <SearchField label={t('list.search')} onSearch={url.setSearch} value={url.state.search} />
          </Box>
          <SortMenu sorts={VENUE_SORTS.map((value) => ({ value, label: t(`list.sort.${value}`) }))} url={url} />
        </>
      }
      tools={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Box sx={{ display: { xs: 'block', sm: 'none' } }}>
            <CatalogueButton size="small" />
          </Box>
          {tools}
        </Box>
      }
      url={url}
    >
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
    </FilterBar>
  );
}

interface CountryFilterProps {
  code: string | undefined;
  onChoose: (code: string | undefined) => void;
}

function CountryFilter({ code, onChoose }: CountryFilterProps) {
  const { t, i18n } = useTranslation('venues');
  return (
    <FilterPopover
      label={t('list.country')}
      onRemove={() => onChoose(undefined)}
      value={code === undefined ? undefined : nameCountry(code, i18n.language)}
    >
      {(close) => (
        <CountryChoice
          chosen={code}
          onChoose={(next) => {
            onChoose(next);
            close();
          }}
        />
      )}
    </FilterPopover>
  );
}

interface CountryChoiceProps {
  chosen: string | undefined;
  onChoose: (code: string) => void;
}

/** Lists countries in the reader's language with a search. Loaded when it opens. */
function CountryChoice({ chosen, onChoose }: CountryChoiceProps) {
  const { t } = useTranslation('venues');
  const { options, isLoading, error, retry } = useCountryOptions();
  if (error) return <RetryAlert error={error} onRetry={retry} />;
  return (
    <SearchSelect
      field={{ label: t('list.country'), hasFocus: true }}
      isLoading={isLoading}
      onChoose={(code) => code !== null && onChoose(code)}
      options={options}
      value={chosen ?? null}
    />
  );
}

export function CatalogueButton({ size = 'medium' }: Pick<ButtonProps, 'size'>) {
  const { t } = useTranslation('venues');
  const search = usePageSearch();
  const reason = useLockReason('venue:create');
  return (
    <ReasonedButton href={`${paths.venueCatalogue()}${search}`} reason={reason} size={size}>
      {t('list.useCatalogue')}
    </ReasonedButton>
  );
}
