import type { AuditEntry } from '@parterre/contract/audit';
import { listAuditEntries } from '@parterre/contract/calls/audit';
import { CSV, EXCEL } from '@parterre/contract/wire/file-types';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate } from 'react-router';
import { PermittedPart } from '#access/permitted-part.tsx';
import { useFileDownload } from '#downloads/use-report-download.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { useCan } from '#session/use-features.ts';
import { usePromoter, useRegionId } from '#session/use-promoter.ts';
import { DataTable } from '#tables/data-table.tsx';
import { ClearFilters } from '#tables/filters/filter-bar.tsx';
import { ListPagination } from '#tables/paging/list-pagination.tsx';
import { TableTools } from '#tables/table-tools.tsx';
import { useDataTable } from '#tables/use-data-table.ts';
import { MenuEntry } from '#ui/controls/more-menu.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useAuditWords, useAuditZone } from '../use-audit-words.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditCard, useAuditColumns } from './use-audit-columns.tsx';
import { type AuditList, useAuditList } from './use-audit-list.ts';

/** Lists who did what, when and from where, for everything of a promoter. Needs `audit:read`. */
export function AuditPage() {
  const { t } = useTranslation('audit');
  const canRead = useCan('audit:read');
  return (
    <>
      {!canRead && <PageHeader title={t('title')} />}
      <PermittedPart label={t('loading')} permission="audit:read" title={t('closed')}>
        <Entries />
        <Outlet />
      </PermittedPart>
    </>
  );
}

function Entries() {
  const { t } = useTranslation('audit');
  const navigate = useNavigate();
  const search = usePageSearch();
  const list = useAuditList();
  const { current } = usePromoter();
  const { describe } = useAuditWords();
  const zone = useAuditZone();
  const facts = [t('zone', { zone }), useRegionId() === undefined ? '' : t('allRegions')].join(' ').trim();
  const { rows, status } = list;
  const files = useFileEntries(list);
  const model = useDataTable<AuditEntry>({
    id: 'audit',
    columns: useAuditColumns(current === null),
    rows,
    getRowId: ({ auditEntryId }) => String(auditEntryId),
    getRowLabel: (entry) => describe(entry).title,
  });
  return (
    <>
      <PageHeader facts={facts} title={t('title')} />
      {/* The server writes the files: they contain every value of an entry, and the export itself is recorded in the
      audit. */}
      <AuditFilters
        list={list}
        tools={<TableTools files={files} formats={ON_PAPER} list={list} model={model} title={t('title')} />}
      />
      <DataTable
        caption={t('title')}
        rows={{
          density: 'twoLine',
          onOpen: ({ promoterCode, auditEntryId }) =>
            void navigate(`${paths.auditEntry(promoterCode, auditEntryId)}${search}`),
          renderCard: (entry) => <AuditCard entry={entry} />,
        }}
        empty={<NoEntries list={list} />}
        hasOwnTools
        model={model}
        status={status}
      />
      <ListPagination list={list} />
    </>
  );
}

const ON_PAPER = ['print'] as const;

/** Entries of the export menu: files of all that matches the filters, of one promoter. */
function useFileEntries({ filter }: AuditList): ReactNode {
  const { t, i18n } = useTranslation(['audit', 'kit']);
  const file = useFileDownload();
  const { current } = usePromoter();
  const handleTake = (accept: string, extension: string) =>
    void file.download(
      listAuditEntries,
      { query: { ...filter, culture: i18n.language } },
      { accept, name: `audit.${extension}` },
    );
  return FORMS.map(({ form, accept, extension }) => (
    <MenuEntry
      isBusy={file.isRunning}
      key={form}
      label={t(`kit:exports.${form}`)}
      note={t('rowPerValue')}
      onChoose={() => handleTake(accept, extension)}
      reason={current === null ? t('onePromoter') : undefined}
    />
  ));
}

const FORMS = [
  { form: 'csv', accept: CSV, extension: 'csv' },
  { form: 'excel', accept: EXCEL, extension: 'xlsx' },
] as const;

/** Distinguishes an empty audit from filters that match nothing, which can be cleared here. */
function NoEntries({ list: { url } }: { list: AuditList }) {
  const { t } = useTranslation('audit');
  if (!url.isFiltered) return <EmptyState text={t('empty.text')} title={t('empty.title')} />;
  return <EmptyState actions={<ClearFilters url={url} />} text={t('empty.filteredText')} title={t('empty.filtered')} />;
}
