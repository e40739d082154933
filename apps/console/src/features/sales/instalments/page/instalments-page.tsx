import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { getAllInstalmentHeadlineFigures } from '@parterre/contract/calls/reports';
import type { Instalment } from '@parterre/contract/instalments';
import { CSV } from '@parterre/contract/wire/file-types';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate } from 'react-router';
import { PermittedPart } from '#access/permitted-part.tsx';
import { useGetAllInstalmentHeadlineFiguresQuery } from '#api/queries/reports/reports.ts';
import { formatDay } from '#dates/format-date-time.ts';
import { nameReportFile } from '#downloads/name-report-file.ts';
import { useFileDownload } from '#downloads/use-report-download.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { LoadedPart } from '#pages/loaded-part.tsx';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { EmptyOfRegion } from '#programme/list/empty-of-region.tsx';
import { InstalmentChip } from '#programme/marks/instalment-chip.tsx';
import { useCan } from '#session/use-features.ts';
import { DataTable } from '#tables/data-table.tsx';
import { ListPagination } from '#tables/paging/list-pagination.tsx';
import { useDataTable } from '#tables/use-data-table.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { MoneyText } from '#ui/figures/money-text.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { Note } from '#ui/note.tsx';
import { InstalmentCalendar } from '../calendar/instalment-calendar.tsx';
import { PlansCard } from '../plans/plans-card.tsx';
import { HeadlineStrip } from './headline-strip.tsx';
import { InstalmentFilters, useInstalmentList } from './instalment-filters.tsx';
import { useInstalmentColumns } from './use-instalment-columns.tsx';

/**
 * Lists outstanding instalments. Users without the permission are told so: an empty list would mean that nothing is
 * owed.
 */
export function InstalmentsPage() {
  const { t } = useTranslation('instalments');
  const canRead = useCan('report:instalments');
  return (
    <>
      {!canRead && <PageHeader title={t('title')} />}
      <PermittedPart label={t('loading')} permission="report:instalments" title={t('closed')}>
        <Instalments />
      </PermittedPart>
      <Outlet />
    </>
  );
}

/** The headline follows the filters; the options of the show filter do not, so that another show can be chosen. */
function Instalments() {
  const { t, i18n } = useTranslation('instalments');
  const navigate = useNavigate();
  const list = useInstalmentList();
  const { url, rows, status, scope } = list;
  const { showCode, ...place } = scope;
  const { data: figures } = useGetAllInstalmentHeadlineFiguresQuery({ query: place }, { skip: list.isLoading });
  const shown = useGetAllInstalmentHeadlineFiguresQuery({ query: scope }, { skip: list.isLoading });
  const file = useFileDownload();
  const model = useDataTable<Instalment>({
    id: 'instalments',
    columns: useInstalmentColumns(),
    rows,
    getRowId: ({ orderId, number }) => `${orderId}-${number}`,
    getRowLabel: ({ orderId }) => orderId,
  });
  const handleDownload = () => {
    const fileName = nameReportFile('instalments', showCode ?? place.promoterCode);
    void file.download(
      getAllInstalmentHeadlineFigures,
      { query: { ...scope, culture: i18n.language, fileName } },
      { accept: CSV, name: `${fileName}.csv` },
    );
  };
  return (
    <>
      <PageHeader
        actions={
          <ReasonedButton
            loading={file.isRunning}
            onClick={handleDownload}
            reason={shown.currentData?.items.length === 0 ? t('nothingToDownload') : undefined}
            startIcon={<DownloadIcon />}
            variant="outlined"
          >
            {t('download')}
          </ReasonedButton>
        }
        title={t('title')}
      />
      <LoadedPart result={shown} skeleton={null}>
        {({ totals }) => totals.map((own) => <HeadlineStrip key={own.currency} totals={own} />)}
      </LoadedPart>
      <InstalmentFilters figures={figures} list={list} />
      <InstalmentCalendar onOpenDay={(day) => url.setDateRange({ dateFrom: day, dateTo: day })} scope={scope} />
      {showCode && <PlansCard showCode={showCode} />}
      <DataTable
        caption={t('title')}
        empty={
          <EmptyOfRegion>
            <EmptyState text={t('empty.text')} title={t('empty.title')} />
          </EmptyOfRegion>
        }
        list={list}
        model={model}
        rows={{
          onOpen: ({ orderId }) => void navigate(paths.order(orderId)),
          renderCard: (instalment) => <InstalmentCard instalment={instalment} />,
        }}
        status={status}
      />
      <ListPagination list={list} />
    </>
  );
}

function InstalmentCard({ instalment }: { instalment: Instalment }) {
  const { t, i18n } = useTranslation('instalments');
  const { orderId, number, payments, dueOn, showName, buyer, amountMinor, currency, status } = instalment;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.75, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Link href={paths.order(orderId)}>{orderId}</Link>
        <MoneyText amountMinor={amountMinor} currency={currency} language={i18n.language} />
      </Box>
      <div>{chooseText(showName, i18n.language)}</div>
      <Note>
        {[buyer.name, number === 0 ? t('deposit') : t('numberOf', { number, payments }), formatDay(dueOn)].join(' · ')}
      </Note>
      <div>
        <InstalmentChip status={status} />
      </div>
    </Box>
  );
}
