import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { throwIfMissing } from '#api/failure.ts';
import { joinReads } from '#api/join-reads.ts';
import { useListHoldsQuery } from '#api/queries/events/holds.ts';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { toZonedDay } from '#dates/calendar-day.ts';
import { useUrlParams } from '#drawers/use-url-params.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { useLockReason } from '#session/use-features.ts';
import type { TableStatus } from '#tables/table-status.ts';
import { readSort } from '#tables/url/table-url-state.ts';
import { useDataTable } from '#tables/use-data-table.ts';
import { changeParams } from '#ui/url/change-params.ts';
import { LEDGER_SORTS, type LedgerRow, readLedger, sortLedger } from './read-ledger.ts';
import { useLedgerColumns } from './use-ledger-columns.tsx';

/**
 * The sort order and the question about due holds are in the URL, so that a link shows them. The ticks are not, so
 * neither is the question about what is ticked.
 */
export function useLedger(showCode: string) {
  const { i18n } = useTranslation('holds');
  const lockReason = useLockReason('hold:write');
  const canWrite = lockReason === undefined;
  const readShow = useGetShowQuery({ params: { showCode } });
  const readHolds = useListHoldsQuery({ params: { showCode } });
  const { error, refetch } = joinReads(readShow, readHolds);
  const show = readShow.currentData;
  const holds = readHolds.currentData;
  const [params, setParams] = useUrlParams();
  throwIfMissing(readShow.error);
  const today = show ? toZonedDay(new Date(), show.timeZone) : '';
  const sort = readSort(LEDGER_SORTS, params.get('sort'));
  const isDescending = params.get('desc') === 'true';
  const ledger = readLedger((show && holds?.items) ?? [], today);
  const rows = sortLedger(ledger, sort, isDescending, i18n.language);
  const change = (changes: Record<string, string | null>) =>
    setParams((current) => changeParams(current, changes), { replace: true });
  const columns = useLedgerColumns();
  const model = useDataTable<LedgerRow>({
    id: 'hold-ledger',
    columns,
    rows,
    getRowId: ({ hold }) => String(hold.holdId),
    getRowLabel: ({ hold }) => hold.label,
    sort: { value: sort, isDescending },
    onSort: (value) => change({ sort: value, desc: value === sort && !isDescending ? 'true' : null }),
    canSelect: canWrite,
    answer: show && holds && { request: showCode, count: rows.length },
  });
  const due = ledger.filter((row) => row.isDue);
  const chosen = ledger.filter(({ hold, kept }) => kept > 0 && model.selectedIds.includes(String(hold.holdId)));
  const [asksChosen, setAsksChosen] = useState(false);
  const asked = params.get('release') === 'due' ? due : asksChosen ? chosen : [];
  const status: TableStatus = error
    ? { kind: 'failed', error, onRetry: refetch }
    : { kind: holds && show ? 'ready' : 'loading' };
  return {
    columns,
    rows,
    model,
    due,
    chosen,
    released: canWrite && holds && show ? asked : [],
    askDue: () => change({ release: 'due' }),
    askChosen: () => setAsksChosen(true),
    stopAsking: () => {
      setAsksChosen(false);
      change({ release: null });
    },
    notAllowed: lockReason,
    show,
    name: show ? chooseText(show.name, i18n.language, show.defaultCulture) : showCode,
    status,
  };
}
