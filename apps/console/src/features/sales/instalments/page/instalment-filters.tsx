import { INSTALMENT_STATUSES } from '@parterre/contract/choices/instalment-choices';
import type { HeadlineFigures, Instalment } from '@parterre/contract/instalments';
import { SHOW_CODE_FORM } from '@parterre/contract/wire/patterns';
import { useTranslation } from 'react-i18next';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { useListInstalmentsQuery } from '#api/queries/sales/instalments.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { DateFilter } from '#programme/pickers/date-filter.tsx';
import { usePlace, usePromoter } from '#session/use-promoter.ts';
import { ChoiceFilter } from '#tables/filters/choice-filter.tsx';
import { FilterBar } from '#tables/filters/filter-bar.tsx';
import { toPageRequest } from '#tables/paging/page-size.ts';
import { type TablePage, useTablePage } from '#tables/paging/use-table-page.ts';
import type { TableUrlDefaults } from '#tables/url/table-url-state.ts';
import { useTableUrlState } from '#tables/url/use-table-url-state.ts';
import { SegmentedControl } from '#ui/controls/segmented-control.tsx';

interface InstalmentFiltersProps {
  list: InstalmentList;
  /** The shows with instalment plans, which are the options of the filter. */
  figures: HeadlineFigures | undefined;
}

export function InstalmentFilters({ list, figures }: InstalmentFiltersProps) {
  const { t, i18n } = useTranslation(['instalments', 'programme']);
  const { url } = list;
  const { filters, dateFrom, dateTo } = url.state;
  const showCode = filters.showCode?.[0] ?? '';
  const events = new Map(figures?.items.map((item) => [item.showCode, item.showName]));
  const isUnknown = showCode !== '' && figures !== undefined && !events.has(showCode);
  const { currentData: show } = useGetShowQuery({ params: { showCode } }, { skip: !isUnknown });
  if (isUnknown && show) events.set(showCode, show.name);
  return (
    <FilterBar label={t('filter.label')} url={url}>
      <ChoiceFilter
        label={t('filter.event')}
        onChoose={(code) => url.setFilter('showCode', code === undefined ? [] : [code])}
        options={[...events].map(([value, name]) => ({ value, label: chooseText(name, i18n.language) }))}
        value={showCode || undefined}
      />
      <SegmentedControl
        label={t('filter.status')}
        onChange={(value) => url.setFilter('status', value === 'all' ? [] : [value])}
        options={['all' as const, ...INSTALMENT_STATUSES].map((value) => ({
          value,
          label: value === 'all' ? t('filter.all') : t(`programme:instalmentStatus.${value}`),
        }))}
        value={INSTALMENT_STATUSES.find((status) => status === filters.status?.[0]) ?? 'all'}
      />
      <DateFilter dateFrom={dateFrom} dateTo={dateTo} onChange={url.setDateRange} />
    </FilterBar>
  );
}

interface InstalmentList extends TablePage<Instalment> {
  /** Shared by figures, calendar and table, so that their sums agree. */
  scope: { promoterCode?: string; regionId?: number; showCode?: string };
  isLoading: boolean;
}

const DEFAULTS: TableUrlDefaults = {
  sortValues: ['DueOn'],
  filterNames: ['status', 'showCode'],
  isFilterValue: (name, value) =>
    name === 'status' ? INSTALMENT_STATUSES.some((status) => status === value) : SHOW_CODE_FORM.test(value),
};

export function useInstalmentList(): InstalmentList {
  const url = useTableUrlState(DEFAULTS);
  const { isLoading } = usePromoter();
  const { filters, dateFrom, dateTo, page, pageSize } = url.state;
  const showCode = filters.showCode?.[0];
  const scope = { ...usePlace(), ...(showCode ? { showCode } : {}) };
  const status = INSTALMENT_STATUSES.find((known) => known === filters.status?.[0]);
  const { pageIndex, pageSize: size } = toPageRequest(page, pageSize);
  const query = {
    ...scope,
    ...(status ? { status } : {}),
    ...(dateFrom ? { dueFrom: dateFrom } : {}),
    ...(dateTo ? { dueTo: dateTo } : {}),
    pageIndex,
    pageSize: size,
  };
  return { ...useTablePage(url, useListInstalmentsQuery({ query }, { skip: isLoading })), scope, isLoading };
}
