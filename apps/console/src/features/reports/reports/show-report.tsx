import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { SHOW_REPORT_COLUMNS, type ShowReport as ShowReportName } from '@parterre/contract/choices/report-columns';
import type { Show } from '@parterre/contract/shows/show';
import { SHOW_CODE_FORM } from '@parterre/contract/wire/patterns';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { requestCall } from '#api/request-call.ts';
import { formatZonedTime } from '#dates/format-date-time.ts';
import { DownloadProgressBar } from '#downloads/download-progress-bar.tsx';
import { nameReportFile } from '#downloads/name-report-file.ts';
import { useReportDownload } from '#downloads/use-report-download.ts';
import { useUrlParams } from '#drawers/use-url-params.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { Loaded } from '#pages/loaded.tsx';
import { LoadedPart } from '#pages/loaded-part.tsx';
import { paths } from '#pages/paths.ts';
import { ChooseEvent } from '#programme/pickers/choose-event.tsx';
import { EventFilter } from '#programme/pickers/event-search.tsx';
import { useCan } from '#session/use-features.ts';
import { usePlace, usePromoter } from '#session/use-promoter.ts';
import { ColumnDrawer } from '#tables/columns/column-drawer.tsx';
import { useDataTable } from '#tables/use-data-table.ts';
import { Card } from '#ui/card.tsx';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { SegmentedControl } from '#ui/controls/segmented-control.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { without } from '#ui/url/change-params.ts';
import { FILE_TYPES, FILES, type FileType } from './download/download-card.tsx';
import { RecentDownloads, useRecentDownloads } from './download/recent-downloads.tsx';
import { PrintedFacts } from './filter/printed-facts.tsx';
import { PreviewCard } from './preview/preview-card.tsx';
import { SavedColumns } from './preview/saved-columns.tsx';
import { useLastReportPage } from './preview/use-last-report-page.ts';
import { type ReportRow, toReportRows, useReportColumns } from './preview/use-report-columns.tsx';
import { PREVIEWS, SHOW_REPORTS } from './report-kinds.ts';
import { readReportPage } from './report-request.ts';
import { REPORT_PAGE, readSelected } from './selection/selection-state.ts';

/** The show of the report, which the specification calls the instalment show. */
const SHOW = 'showCode';

/** Asks for a show first: the server creates these reports for one show each. */
export function ShowReport({ report }: { report: ShowReportName }) {
  const { t } = useTranslation('reports');
  const [params, setParams] = useUrlParams();
  const { current } = usePromoter();
  // The one event that another report is about is what this one is asked for.
  const { events } = readSelected(params);
  const only = events.length === 1 ? events[0] : undefined;
  const showCode = SHOW_CODE_FORM.exec(params.get(SHOW) ?? '')?.[0] ?? only;
  const result = useGetShowQuery({ params: { showCode: showCode ?? '' } }, { skip: showCode === undefined });
  const handleChoose = (chosen: string | undefined) =>
    setParams((written) => {
      const next = without(written, [SHOW, REPORT_PAGE, ...(chosen === undefined && only ? ['events'] : [])]);
      if (chosen !== undefined) next.set(SHOW, chosen);
      return next;
    });
  return (
    <>
      <Box sx={{ mb: 2, displayPrint: 'none' }}>
        <EventFilter onChoose={handleChoose} promoterCode={current?.code} showCode={showCode} />
      </Box>
      {showCode === undefined ? (
        <NoEvent onChoose={handleChoose} text={t(`describe.${report}`)} />
      ) : (
        <Loaded label={t('loading')} result={result}>
          {(show) => <PreviewedFile key={`${show.showCode} ${report}`} report={report} show={show} />}
        </Loaded>
      )}
    </>
  );
}

interface NoEventProps {
  /** What the report says. */
  text: string;
  onChoose: (showCode: string) => void;
}

function NoEvent({ text, onChoose }: NoEventProps) {
  const { t } = useTranslation(['reports', 'programme']);
  const place = usePlace();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <EmptyState
        actions={
          <Button color="primary" onClick={() => setChoosing(true)} variant="contained">
            {t('programme:filters.findEvent')}
          </Button>
        }
        text={text}
        title={t('show.choose')}
      />
      {isChoosing && (
        <ChooseEvent
          noEvents={t('programme:shows.none')}
          onChoose={onChoose}
          onClose={() => setChoosing(false)}
          query={{ ...place, sortOrderDescending: true }}
          text={text}
          title={t('show.choose')}
        />
      )}
    </>
  );
}

/**
 * Shows the first rows and the sums of all rows, in the columns of the file. Each report has a hook of its own, so it
 * needs a `key` with the report: another one is another component.
 */
function PreviewedFile({ report, show }: { report: ShowReportName; show: Show }) {
  const { t, i18n } = useTranslation('reports');
  const [written] = useSearchParams();
  const pageIndex = readReportPage(written);
  const facts = SHOW_REPORT_COLUMNS[report];
  const columns = facts.map(({ key }) => key).join(',');
  const params = { showCode: show.showCode };
  const query = { culture: i18n.language, columns };
  const { useRows, preview } = PREVIEWS[report];
  const result = useRows({ params, query: { ...query, pageIndex } });
  const { data, error, isFetching, refetch } = result;
  useLastReportPage(pageIndex, result);
  const downloads = useRecentDownloads(show.promoterCode);
  const model = useDataTable<ReportRow>({
    id: `report-${report}`,
    columns: useReportColumns(data),
    rows: toReportRows(data),
    getRowId: ({ number }) => String(number),
    getRowLabel: ({ number }) => String(number),
  });
  return (
    <>
      <ShowFile
        columns={model.shownColumns.map(({ id }) => id)}
        isLoading={!data}
        onDone={() => void downloads.result.refetch()}
        report={report}
        show={show}
      />
      <PrintedFacts promoterCode={show.promoterCode} readAt={result.fulfilledTimeStamp} />
      <Box sx={{ mt: 2 }}>
        <LoadedPart
          label={t('loading')}
          result={{ data: error ? undefined : data, error, refetch }}
          rowHeight={36}
          rows={8}
        >
          {(page) =>
            page.totalItems === 0 ? (
              <EmptyState text={t('show.nothing')} title={t('kit:tables.noData')} />
            ) : (
              <PreviewCard
                isLoading={isFetching}
                model={model}
                page={page}
                pageIndex={pageIndex}
                toPrint={{ call: preview, toArgs: (paging) => ({ params, query: { ...query, ...paging } }) }}
              />
            )
          }
        </LoadedPart>
      </Box>
      <Box sx={{ mt: 2, displayPrint: 'none' }}>
        <RecentDownloads downloads={downloads} />
      </Box>
      <ColumnDrawer model={model}>
        <SavedColumns model={model} promoterCode={show.promoterCode} report={report} />
      </ColumnDrawer>
    </>
  );
}

interface ShowFileProps {
  report: ShowReportName;
  show: Show;
  /** Keys of the visible columns, in display order. */
  columns: readonly string[];
  /** True until the columns are known. */
  isLoading: boolean;
  onDone: () => void;
}

function ShowFile({ report, show, columns, isLoading, onDone }: ShowFileProps) {
  const { t, i18n } = useTranslation('reports');
  const { call, words } = SHOW_REPORTS[report];
  const { showCode } = show;
  const [fileType, setFileType] = useState<FileType>('CSV');
  const { accept, ending } = FILES[fileType];
  const fileName = nameReportFile(report, showCode);
  const { download, isRunning, progress, cancel } = useReportDownload(words, `${fileName}.${ending}`);
  const args = { params: { showCode }, query: { culture: i18n.language, columns: columns.join(','), fileName } };
  const handleStart = async () => {
    if (await download((signal) => requestCall(call, args, { accept, signal }))) onDone();
  };
  return (
    <Card
      note={formatZonedTime(show.startsAtLocal, show.timeZone)}
      title={chooseText(show.name, i18n.language, show.defaultCulture)}
    >
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2, p: 2, maxWidth: 640 }}>
        <Box sx={{ color: 'text.secondary' }}>{t(`describe.${report}`)}</Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, displayPrint: 'none' }}>
          <SegmentedControl
            label={t('download.type')}
            onChange={setFileType}
            options={FILE_TYPES.map((value) => ({ value, label: t(`download.types.${value}`) }))}
            value={fileType}
          />
          <ReasonedButton
            color="primary"
            loading={isRunning}
            onClick={() => void handleStart()}
            reason={columns.length === 0 && !isLoading ? t('download.noColumns') : undefined}
            startIcon={<DownloadIcon />}
            variant="contained"
          >
            {t(`download.as.${fileType}`)}
          </ReasonedButton>
          <MoreOfShow report={report} show={show} />
        </Box>
        {progress && (
          <Box sx={{ justifySelf: 'stretch', displayPrint: 'none' }}>
            <DownloadProgressBar onCancel={cancel} progress={progress} />
          </Box>
        )}
      </Box>
    </Card>
  );
}

/** Links to the page that shows the same data: the picture of the seats, the calendar of payments. */
function MoreOfShow({ report, show }: { report: ShowReportName; show: Show }) {
  const { t } = useTranslation('reports');
  const canRead = useCan('show:read');
  if (report === 'instalments')
    return <Link href={paths.instalmentsOfShow(show.showCode)}>{t('show.instalments')}</Link>;
  if (report === 'offer-codes') return <Link href={paths.showOfferCodes(show.showCode)}>{t('show.codes')}</Link>;
  return show.seating === 'RESERVED' && canRead && <Link href={paths.show(show.showCode)}>{t('show.seats')}</Link>;
}
