import Box from '@mui/material/Box';
import { getAllInstalmentHeadlineFigures } from '@parterre/contract/calls/reports';
import type { ReportDownload } from '@parterre/contract/report-settings';
import { cleanFileName } from '@parterre/contract/wire/file-types';
import { useTranslation } from 'react-i18next';
import { useListReportDownloadsQuery } from '#api/queries/reports/report-settings.ts';
import { requestCall } from '#api/request-call.ts';
import { formatOwnTime } from '#dates/format-date-time.ts';
import { nameReportFile } from '#downloads/name-report-file.ts';
import { useReportDownload } from '#downloads/use-report-download.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { LoadedPart } from '#pages/loaded-part.tsx';
import { PAGE_SIZE_MIN } from '#tables/paging/page-size.ts';
import { useOwnPage } from '#tables/paging/use-own-page.tsx';
import { Card } from '#ui/card.tsx';
import { TipIconButton } from '#ui/controls/tip-icon-button.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { Note } from '#ui/note.tsx';
import { CHOSEN_REPORTS, isChosen, REPORT_NAMES, SHOW_REPORTS } from '../report-kinds.ts';
import { useRequestFacts } from '../schedules/use-request-facts.ts';
import { FILES } from './download-card.tsx';

/** The user's downloads of the last 30 days, the latest first, a page at a time. */
export function useRecentDownloads(promoterCode: string) {
  const paging = useOwnPage(PAGE_SIZE_MIN);
  return { paging, result: useListReportDownloadsQuery({ query: { promoterCode, ...paging.query } }) };
}

/** Lists downloads, of which each can be repeated with one click. */
export function RecentDownloads({
  downloads: { paging, result },
}: {
  downloads: ReturnType<typeof useRecentDownloads>;
}) {
  const { t } = useTranslation('reports');
  return (
    <LoadedPart result={result} skeleton={null}>
      {(page) =>
        page.totalItems > 0 && (
          <Card title={t('recent.title')}>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {paging.slice(page.items).map((download) => (
                <RecentDownload download={download} key={download.id} onDone={result.refetch} />
              ))}
            </Box>
            {paging.renderPaging(page)}
          </Card>
        )
      }
    </LoadedPart>
  );
}

interface RecentDownloadProps {
  download: ReportDownload;
  /** Called when it was taken again, which is a download too. */
  onDone: () => unknown;
}

function RecentDownload({ download: recent, onDone }: RecentDownloadProps) {
  const { t, i18n } = useTranslation('reports');
  const again = findCall(recent, i18n.language);
  const { fileName, at, rows, includeQuestions, promoterCode, regionId, showCode } = recent;
  // The instalments of all events have no request, but a region.
  const request = recent.request ?? (showCode === null && regionId !== null ? { promoterCode, regionId } : null);
  const sayRequest = useRequestFacts();
  const { download, isRunning } = useReportDownload(again?.words ?? 'sales', again?.fileName ?? fileName);
  const taken = formatOwnTime(at);
  const handleAgain = async () => {
    if (!again) return;
    const { call, args, accept } = again;
    if (await download((signal) => requestCall(call, args, { accept, signal }))) onDone();
  };
  return (
    <Box component="li" sx={ITEM_LOOK}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ typography: 'body2' }}>{fileName}</Box>
        <Note>
          {rows === null
            ? taken
            : `${taken} · ${t('recent.rows', { count: rows, rows: formatNumber(rows, i18n.language) })}`}
        </Note>
        {request && <Note>{sayRequest({ ...request, includeQuestions }).join(' · ')}</Note>}
      </Box>
      {again && (
        <TipIconButton
          disabled={isRunning}
          label={t('recent.again', { name: fileName })}
          onClick={() => void handleAgain()}
        >
          <DownloadIcon />
        </TipIconButton>
      )}
    </Box>
  );
}

/** Returns the call that repeats a download; undefined if the report no longer exists or is not a file. */
function findCall(taken: ReportDownload, culture: string) {
  const { promoterCode, report, showCode, request, regionId, fileType, includeQuestions } = taken;
  const name = REPORT_NAMES.find((known) => known === report);
  if (!name || fileType === 'JSON') return undefined;
  const { accept, ending } = FILES[fileType];
  if (!isChosen(name)) {
    const { call, words } = SHOW_REPORTS[name];
    const fileName = nameReportFile(name, showCode ?? promoterCode);
    const file = { words, accept, fileName: `${fileName}.${ending}` };
    const query = { culture, columns: taken.columns.join(','), fileName };
    if (name === 'instalments' && !showCode) {
      const place = { promoterCode, ...(regionId === null ? {} : { regionId }) };
      return { ...file, call: getAllInstalmentHeadlineFigures, args: { query: { ...query, ...place } } };
    }
    return showCode ? { ...file, call, args: { params: { showCode }, query } } : undefined;
  }
  const { call, words } = CHOSEN_REPORTS[name];
  const questions = name === 'customer-data' ? { includeQuestions } : {};
  const fileName = nameAnew(taken.fileName, nameReportFile(name, promoterCode));
  return request
    ? {
        ...{ words, accept, fileName: `${fileName}.${ending}`, call },
        args: { body: { ...request, ...questions, fileType, fileName } },
      }
    : undefined;
}

/** Keeps a name that somebody gave. The usual one ends in the day of its figures, which are those of today now. */
function nameAnew(taken: string, usual: string): string {
  const kept = cleanFileName(taken);
  const [old, today] = [kept, usual].map((name) => name.replace(/\d{4}-\d\d-\d\d$/, ''));
  return old === today ? usual : kept;
}

const ITEM_LOOK = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
