import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate, useSearchParams } from 'react-router';
import { errorText } from '#api/error-text.ts';
import { throwIfMissing } from '#api/failure.ts';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { useListHoldsQuery } from '#api/queries/seating/holds.ts';
import { toWallTime } from '#dates/zone.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { useShowCode } from '#programme/shows/use-show-code.ts';
import { useCan } from '#session/use-features.ts';
import { DataTable } from '#tables/data-table.tsx';
import { ExportMenu } from '#tables/export/export-menu.tsx';
import { BulkBar } from '#tables/selection/bulk-bar.tsx';
import type { TableStatus } from '#tables/table-status.ts';
import { useDataTable } from '#tables/use-data-table.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { LedgerFigures } from './ledger-figures.tsx';
import { addUpLedger, LEDGER_SORTS, type LedgerRow, readLedger, sortLedger } from './read-ledger.ts';
import { ReleaseDialog } from './release-dialog.tsx';
import { useLedgerColumns } from './use-ledger-columns.tsx';

export function HoldLedgerPage() {
  const { t } = useTranslation('holds');
  const navigate = useNavigate();
  const search = usePageSearch();
  const showCode = useShowCode();
  const ledger = useLedger(showCode);
  const { rows, model, due, chosen, notAllowed, setAsked } = ledger;
  const newHold = `${paths.ledgerNewHold(showCode)}${search}`;
  return (
    <>
      <PageHeader
        actions={
          <>
            {rows.length > 0 && (
              <ExportMenu
                columns={ledger.columns}
                count={rows.length}
                fetchPage={async () => ({ items: rows, totalPages: 1, totalItems: rows.length })}
                title={t('ledger.fileName', { showCode })}
              />
            )}
            <ReasonedButton
              onClick={() => setAsked('due')}
              reason={notAllowed ?? (due.length === 0 ? t('release.noneDue') : undefined)}
              variant="outlined"
            >
              {t('release.due', { count: due.length })}
            </ReasonedButton>
            <ReasonedButton
              color="primary"
              href={newHold}
              reason={notAllowed}
              startIcon={<PlusIcon />}
              variant="contained"
            >
              {t('new')}
            </ReasonedButton>
          </>
        }
        breadcrumb={[
          { label: t('ledger.events'), href: paths.shows() },
          { label: ledger.name, href: paths.show(showCode) },
        ]}
        title={t('ledger.title')}
      />
      {rows.length > 0 && <LedgerFigures totals={addUpLedger(rows)} />}
      <DataTable
        caption={t('ledger.title')}
        density={rows.some(({ hold }) => hold.note !== '') ? 'twoLine' : 'plain'}
        empty={
          <EmptyState
            actions={
              <ReasonedButton href={newHold} reason={notAllowed} variant="outlined">
                {t('new')}
              </ReasonedButton>
            }
            text={t('ledger.emptyText')}
            title={t('ledger.emptyTitle')}
          />
        }
        model={model}
        onOpenRow={({ hold }) => void navigate(`${paths.ledgerHold(showCode, hold.holdId)}${search}`)}
        status={ledger.status}
      />
      <BulkBar count={model.selectedIds.length} onClear={model.clearSelection}>
        <ReasonedButton
          onClick={() => setAsked('chosen')}
          reason={chosen.length === 0 ? t('release.nothingKept') : undefined}
          variant="text"
        >
          {t('release.chosen', { count: chosen.length })}
        </ReasonedButton>
      </BulkBar>
      <ReleaseDialog
        onClose={() => setAsked(null)}
        onReleased={model.clearSelection}
        rows={ledger.released.length > 0 ? ledger.released : null}
        showCode={showCode}
      />
      <Outlet />
    </>
  );
}

/** The holds of an event in the order of the URL, and which of them are asked to be released. */
function useLedger(showCode: string) {
  const { t, i18n } = useTranslation('holds');
  const canWrite = useCan('hold:write');
  const { currentData: show, error: showError } = useGetShowQuery({ params: { showCode } });
  const { currentData: holds, error, refetch } = useListHoldsQuery({ params: { showCode } });
  const [params, setParams] = useSearchParams();
  throwIfMissing(showError);
  const today = show ? toWallTime(new Date(), show.timeZone).slice(0, 10) : '';
  const sort = LEDGER_SORTS.find((known) => known === params.get('sort')) ?? 'Label';
  const isDescending = params.get('descending') === 'true';
  const ledger = readLedger(holds?.items ?? [], today);
  const rows = sortLedger(ledger, sort, isDescending, i18n.language);
  const change = (changes: Record<string, string | null>) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(changes))
          if (value === null) next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const columns = useLedgerColumns();
  const model = useDataTable<LedgerRow>({
    id: 'hold-ledger',
    columns,
    rows,
    getRowId: ({ hold }) => String(hold.holdId),
    getRowLabel: ({ hold }) => hold.label,
    sort: { value: sort, isDescending },
    onSort: (value) => change({ sort: value, descending: value === sort && !isDescending ? 'true' : null }),
    canSelect: canWrite,
  });
  const due = ledger.filter((row) => row.isDue);
  const chosen = ledger.filter(({ hold, kept }) => kept > 0 && model.selectedIds.includes(String(hold.holdId)));
  const asked = params.get('release');
  const status: TableStatus = error
    ? { kind: 'failed', message: errorText(error), onRetry: () => void refetch() }
    : { kind: holds && show ? 'ready' : 'loading' };
  return {
    columns,
    rows,
    model,
    due,
    chosen,
    released: holds && show ? (asked === 'due' ? due : asked === 'chosen' ? chosen : []) : [],
    setAsked: (which: 'due' | 'chosen' | null) => change({ release: which }),
    notAllowed: canWrite ? undefined : t('forbidden'),
    name: show ? chooseText(show.name, i18n.language, show.defaultCulture) : showCode,
    status,
  };
}
