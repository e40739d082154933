import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ComponentProps, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatch, useSearchParams } from 'react-router';
import { useAppDispatch } from '#api/store.ts';
import type { DateRange } from '#dates/date-range.ts';
import { useDrawerParam } from '#drawers/use-drawer-param.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { useUrlParams } from '#drawers/use-url-params.ts';
import { LoadedPart } from '#pages/loaded-part.tsx';
import { paths } from '#pages/paths.ts';
import { EmptyOfRegion } from '#programme/list/empty-of-region.tsx';
import { PageColumns } from '#programme/list/page-columns.tsx';
import { DateFilter } from '#programme/pickers/date-filter.tsx';
import { setRegion } from '#session/session-state.ts';
import { useRegionName } from '#session/use-promoter.ts';
import { ColumnDrawer } from '#tables/columns/column-drawer.tsx';
import { FixedFilter } from '#tables/filters/choice-filter.tsx';
import { useDataTable } from '#tables/use-data-table.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { DownloadCard } from './download/download-card.tsx';
import { PromoterSales } from './download/promoter-sales.tsx';
import { RecentDownloads, useRecentDownloads } from './download/recent-downloads.tsx';
import { FilterDrawer } from './filter/filter-drawer.tsx';
import { PrintedFilter } from './filter/printed-filter.tsx';
import { countFilters, readReportFilter, writeReportFilter } from './filter/report-filter.ts';
import { PreviewCard } from './preview/preview-card.tsx';
import { ReportTotals } from './preview/report-totals.tsx';
import { SavedColumns } from './preview/saved-columns.tsx';
import { useLastReportPage } from './preview/use-last-report-page.ts';
import { type ReportRow, toReportRows, useReportColumns } from './preview/use-report-columns.tsx';
import { CHOSEN_REPORTS, type ChosenName, toPageBody } from './report-kinds.ts';
import { readReportPage } from './report-request.ts';
import { SelectedChips } from './selection/selected-chips.tsx';
import { useSelection } from './selection/use-selection.ts';
import { useReportRequest } from './use-report-request.ts';

/** Loaded on demand: most readers only download the file. */
const SalesCharts = lazyPart(async () => (await import('./figures/sales-charts.tsx')).SalesCharts);

interface ChosenReportProps {
  report: ChosenName;
  promoterCode: string;
}

/**
 * Shows sums and first rows before the file, so that nobody downloads the wrong shows. Each report has a hook of its own,
 * so it needs a `key` with the report: another one is another component.
 */
export function ChosenReport({ report, promoterCode }: ChosenReportProps) {
  const { t } = useTranslation('reports');
  const [params] = useSearchParams();
  const isChoosing = useMatch(paths.reportData(report)) !== null;
  const request = useReportRequest(report, promoterCode);
  const pageIndex = readReportPage(params);
  // The rows are hidden while the user selects shows, and every selection would request them.
  const { useRows, call } = CHOSEN_REPORTS[report];
  const result = useRows({ body: { ...toPageBody(report, request), pageIndex } }, { skip: isChoosing });
  const { data, error, isFetching, refetch } = result;
  useLastReportPage(pageIndex, result);
  const model = useDataTable<ReportRow>({
    id: `report-${report}`,
    columns: useReportColumns(data),
    rows: toReportRows(data),
    getRowId: ({ number }) => String(number),
    getRowLabel: ({ number }) => String(number),
  });
  const downloads = useRecentDownloads(promoterCode);
  const hasCharts = report === 'sales' || report === 'detailed-sales';
  return (
    <>
      <ReportBar promoterCode={promoterCode} readAt={result.fulfilledTimeStamp} report={report} />
      <PageColumns
        main={
          <>
            <LoadedPart
              label={t('loading')}
              result={{ data: error ? undefined : data, error, refetch }}
              rowHeight={36}
              rows={12}
            >
              {(page) =>
                page.totalItems === 0 ? (
                  <EmptyOfRegion text={t('preview.ofRegion')}>
                    <EmptyState text={t('preview.nothingText')} title={t('kit:tables.noData')} />
                  </EmptyOfRegion>
                ) : (
                  <ReportTotals page={page} report={report} />
                )
              }
            </LoadedPart>
            {hasCharts && data && !error && data.totalItems > 0 && (
              <Suspense fallback={<SkeletonRows count={4} label={t('loading')} />}>
                <SalesCharts page={data} request={request} skip={isChoosing} />
              </Suspense>
            )}
          </>
        }
        side={
          <Box sx={SIDE_LOOK}>
            <DownloadCard
              columns={model.shownColumns.map(({ id }) => id)}
              isLoading={!data}
              onDone={() => void downloads.result.refetch()}
              report={report}
              request={request}
            />
            {report === 'sales' && (
              <PromoterSales onDone={() => void downloads.result.refetch()} promoterCode={promoterCode} />
            )}
            <RecentDownloads downloads={downloads} />
          </Box>
        }
      />
      {data && !error && data.totalItems > 0 && (
        // Charts fill a sheet each, and the heading of the rows must not end that of the last one.
        <Box sx={{ mt: 2, ...(hasCharts && { breakBefore: 'page' }) }}>
          <PreviewCard
            isLoading={isFetching}
            model={model}
            page={data}
            pageIndex={pageIndex}
            toPrint={{ call, toArgs: (paging) => ({ body: { ...toPageBody(report, request), ...paging } }) }}
          />
        </Box>
      )}
      <FilterDrawer report={report} request={request} />
      <ColumnDrawer model={model}>
        <SavedColumns model={model} promoterCode={promoterCode} report={report} />
      </ColumnDrawer>
    </>
  );
}

/** Selection and filter are above the figures, because every figure depends on them. */
function ReportBar(props: ComponentProps<typeof PrintedFilter>) {
  const { report } = props;
  const { t } = useTranslation('reports');
  const [params, setParams] = useUrlParams();
  const { openDrawer } = useDrawerParam();
  const search = usePageSearch();
  const selection = useSelection();
  const { dateFrom, dateTo } = selection.url.state;
  const filter = readReportFilter(params);
  const { salesFrom, salesTo } = filter;
  const filters = countFilters(filter, report);
  const handleSold = (days: DateRange | null) =>
    setParams((current) =>
      writeReportFilter(current, {
        ...readReportFilter(current),
        salesFrom: days?.dateFrom ?? '',
        salesTo: days?.dateTo ?? '',
      }),
    );
  // Chosen events are reported whatever their day: the days in the URL are those of the list they were chosen from.
  const isOfEvents = selection.count > 0 && selection.count === selection.selected.events.length;
  return (
    <Box aria-label={t('about')} role="group" sx={{ display: 'grid', gap: 1, mb: 2 }}>
      <Box sx={BAR_LOOK}>
        <Button href={`${paths.reportData(report)}${search}`} size="small" sx={NOT_PRINTED} variant="outlined">
          {t('selection.open')}
        </Button>
        {!isOfEvents && <DateFilter dateFrom={dateFrom} dateTo={dateTo} onChange={selection.url.setDateRange} />}
        <Button onClick={() => openDrawer('reportFilter')} size="small" sx={NOT_PRINTED} variant="outlined">
          {filters > 0 ? t('filter.openCount', { count: filters }) : t('filter.open')}
        </Button>
        {(salesFrom || salesTo) && (
          <Box sx={NOT_PRINTED}>
            <DateFilter dateFrom={salesFrom} dateTo={salesTo} label={t('filter.soldOn')} onChange={handleSold} />
          </Box>
        )}
        <RegionFilter />
        {selection.count === 0 && (
          <Box sx={{ color: 'text.secondary' }}>
            {t(selection.isOfAllDays ? 'selection.ever' : 'selection.everything')}
          </Box>
        )}
      </Box>
      <SelectedChips selection={selection} />
      <PrintedFilter {...props} />
    </Box>
  );
}

/** Says which region leaves out of the report what was chosen in another one; paper says it among the filters. */
function RegionFilter() {
  const { t } = useTranslation(['reports', 'programme']);
  const dispatch = useAppDispatch();
  const region = useRegionName();
  if (region === null) return null;
  return (
    <Box sx={NOT_PRINTED}>
      <FixedFilter
        label={t('filter.region')}
        onRemove={() => dispatch(setRegion(null))}
        removeLabel={t('programme:region.showAll')}
        value={region}
      />
    </Box>
  );
}

const SIDE_LOOK = { display: 'grid', gap: 2, displayPrint: 'none' };
const NOT_PRINTED = { displayPrint: 'none' };
const BAR_LOOK = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };
