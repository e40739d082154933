import { OFFER_STATUSES } from '@parterre/contract/choices/offer-code-choices';
import type { OfferCode } from '@parterre/contract/offer-codes';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useListShowOfferCodesQuery } from '#api/queries/events/offer-codes.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import { useLockReason } from '#session/use-features.ts';
import { DataTable } from '#tables/data-table.tsx';
import { ChoiceFilter } from '#tables/filters/choice-filter.tsx';
import { ClearFilters, FilterBar } from '#tables/filters/filter-bar.tsx';
import { SearchField } from '#tables/filters/search-field.tsx';
import { ListPagination } from '#tables/paging/list-pagination.tsx';
import { type TablePage, useTablePage } from '#tables/paging/use-table-page.ts';
import type { TableStatus } from '#tables/table-status.ts';
import { TableTools } from '#tables/table-tools.tsx';
import { type TableUrlModel, useTableUrlState } from '#tables/url/use-table-url-state.ts';
import { useDataTable } from '#tables/use-data-table.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { type EventWords, useEventWords } from '../use-event-words.ts';
import { CodeCard } from './code-cells.tsx';
import { CODE_LIST_DEFAULTS, readGroup, readStatus, toCodeListQuery } from './code-list-query.ts';
import { useCodeColumns } from './use-code-columns.tsx';

/**
 * Lists the codes of a show. Waits for the names of price groups and price types, so that rows do not show ids first.
 */
export function CodeTable({ showCode }: { showCode: string }) {
  const { t } = useTranslation('offer-codes');
  const navigate = useNavigate();
  const search = usePageSearch();
  const words = useEventWords(showCode);
  const list = useCodeList(showCode);
  const { url, rows, status } = list;
  const model = useDataTable<OfferCode>({
    id: 'offer-codes',
    columns: useCodeColumns(showCode, words),
    rows,
    getRowId: ({ offerCodeId }) => String(offerCodeId),
    getRowLabel: ({ code }) => code,
    sort: { value: url.state.sort, isDescending: url.state.isDescending },
    onSort: url.setSort,
  });
  const empty = url.isFiltered ? (
    <EmptyState
      actions={<ClearFilters url={url} variant="text" />}
      text={t('empty.filteredText')}
      title={t('empty.filtered')}
    />
  ) : (
    <EmptyState actions={<NewCodeButton showCode={showCode} />} text={t('empty.text')} title={t('empty.title')} />
  );
  return (
    <>
      <CodeFilters tools={<TableTools list={list} model={model} title={t('title')} />} url={url} words={words} />
      <DataTable
        caption={t('title')}
        rows={{
          density: 'twoLine',
          onOpen: ({ offerCodeId }) => void navigate(`${paths.showOfferCode(showCode, offerCodeId)}${search}`),
          renderCard: (code) => <CodeCard code={code} showCode={showCode} words={words} />,
        }}
        empty={empty}
        hasOwnTools
        model={model}
        status={words.isReady ? status : toWaiting(words)}
      />
      <ListPagination list={list} />
    </>
  );
}

/** Codes without the names of their tickets would mislead. */
const toWaiting = ({ error, retry }: EventWords): TableStatus =>
  error === undefined ? { kind: 'loading' } : { kind: 'failed', error, onRetry: retry };

function useCodeList(showCode: string): TablePage<OfferCode> {
  const url = useTableUrlState(CODE_LIST_DEFAULTS);
  const query = toCodeListQuery(url.state);
  return useTablePage(url, useListShowOfferCodesQuery({ params: { showCode }, query }));
}

interface CodeFiltersProps {
  url: TableUrlModel;
  words: EventWords;
  tools: ReactNode;
}

function CodeFilters({ url, words, tools }: CodeFiltersProps) {
  const { t } = useTranslation('offer-codes');
  const group = readGroup(url.state);
  return (
    <FilterBar label={t('filter.search')} url={url} tools={tools}>
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
        options={OFFER_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
        value={readStatus(url.state)}
      />
    </FilterBar>
  );
}

export function NewCodeButton({ showCode }: { showCode: string }) {
  const { t } = useTranslation('offer-codes');
  const search = usePageSearch();
  return (
    <ReasonedButton
      color="primary"
      href={`${paths.showOfferCodeNew(showCode)}${search}`}
      reason={useLockReason('offer:write')}
      startIcon={<PlusIcon />}
      variant="contained"
    >
      {t('new.action')}
    </ReasonedButton>
  );
}
