import Button from '@mui/material/Button';
import type { OfferCode } from '@parterre/contract/offer-codes';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { ColumnDrawer } from '../../../tables/columns/column-drawer.tsx';
import { DataTable } from '../../../tables/data-table.tsx';
import { ListPagination } from '../../../tables/paging/list-pagination.tsx';
import { useDataTable } from '../../../tables/use-data-table.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useCodeSearch } from '../use-code-search.ts';
import { useEventWords } from '../use-event-words.ts';
import { CodeCard } from './code-card.tsx';
import { CodeFilters } from './code-filters.tsx';
import { NewCodeButton } from './new-code-button.tsx';
import { useCodeColumns } from './use-code-columns.tsx';
import { useCodeList } from './use-code-list.ts';

/** The offer codes of all ticket groups of an event. */
export function CodeTable({ showCode }: { showCode: string }) {
  const { t } = useTranslation('offer-codes');
  const navigate = useNavigate();
  const search = useCodeSearch();
  const words = useEventWords(showCode);
  const { url, rows, total, status, isFiltered } = useCodeList(showCode);
  const model = useDataTable<OfferCode>({
    id: 'offer-codes',
    columns: useCodeColumns(showCode, words),
    rows,
    getRowId: ({ offerCodeId }) => String(offerCodeId),
    getRowLabel: ({ code }) => code,
    sort: { value: url.state.sort, isDescending: url.state.isDescending },
    onSort: url.setSort,
  });
  const empty = isFiltered ? (
    <EmptyState
      actions={<Button onClick={url.clearFilters}>{t('filter.clear')}</Button>}
      text={t('empty.filteredText')}
      title={t('empty.filtered')}
    />
  ) : (
    <EmptyState actions={<NewCodeButton showCode={showCode} />} text={t('empty.text')} title={t('empty.title')} />
  );
  return (
    <>
      <CodeFilters isFiltered={isFiltered} url={url} words={words} />
      <DataTable
        caption={t('title')}
        density="twoLine"
        empty={empty}
        model={model}
        onOpenRow={({ offerCodeId }) => void navigate(`${paths.showOfferCode(showCode, offerCodeId)}${search}`)}
        renderCard={(code) => <CodeCard code={code} showCode={showCode} words={words} />}
        status={words.isReady || words.error !== undefined ? status : { kind: 'loading' }}
      />
      <ListPagination list={{ rows, total, status }} url={url} />
      <ColumnDrawer model={model} />
    </>
  );
}
