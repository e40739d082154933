import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate } from 'react-router';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { useShowCode } from '#programme/shows/use-show-code.ts';
import { DataTable } from '#tables/data-table.tsx';
import { BulkBar } from '#tables/selection/bulk-bar.tsx';
import { TableTools } from '#tables/table-tools.tsx';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import { LedgerFigures } from './ledger-figures.tsx';
import { addUpLedger } from './read-ledger.ts';
import { ReleaseDialog } from './release-dialog.tsx';
import { useLedger } from './use-ledger.ts';

/** Lists all holds of a show with the places each still holds; holds that are due can be released together. */
export function HoldLedgerPage() {
  const { t } = useTranslation('holds');
  const navigate = useNavigate();
  const search = usePageSearch();
  const showCode = useShowCode();
  const ledger = useLedger(showCode);
  const { rows, model, due, chosen, notAllowed } = ledger;
  const newHold = `${paths.ledgerNewHold(showCode)}${search}`;
  return (
    <>
      <PageHeader
        actions={
          <>
            <ReasonedButton
              onClick={ledger.askDue}
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
        status={ledger.show && <StatusChip status={ledger.show.status} />}
        title={t('ledger.title')}
      />
      {rows.length > 0 && (
        <>
          <LedgerFigures totals={addUpLedger(rows)} />
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 0.5 }}>
            <TableTools model={model} title={t('ledger.fileName', { showCode })} />
          </Box>
        </>
      )}
      <DataTable
        caption={t('ledger.title')}
        rows={{
          density: rows.some(({ hold }) => hold.note !== '') ? 'twoLine' : 'plain',
          onOpen: ({ hold }) => void navigate(`${paths.ledgerHold(showCode, hold.holdId)}${search}`),
        }}
        empty={
          <EmptyState
            actions={
              <ReasonedButton color="primary" href={newHold} reason={notAllowed} variant="contained">
                {t('new')}
              </ReasonedButton>
            }
            text={t('ledger.emptyText')}
            title={t('ledger.emptyTitle')}
          />
        }
        hasOwnTools
        model={model}
        status={ledger.status}
      />
      <BulkBar count={model.selectedIds.length} onClear={model.clearSelection}>
        <ReasonedButton
          onClick={ledger.askChosen}
          reason={chosen.length === 0 ? t('release.nothingKept') : undefined}
          variant="text"
        >
          {t('release.chosen', { count: chosen.length })}
        </ReasonedButton>
      </BulkBar>
      <ReleaseDialog
        onClose={ledger.stopAsking}
        onReleased={model.clearSelection}
        rows={ledger.released.length > 0 ? ledger.released : null}
        showCode={showCode}
      />
      <Outlet />
    </>
  );
}
