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
  const { fileName, at, rows, request, includeQuestions } = recent;
  const sayRequest = useRequestFacts();
  const { download, isRunning } = useReportDownload(again?.words ?? 'sales', fileName);
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
  const { promoterCode, report, showCode, request, fileType, fileName, includeQuestions } = taken;
  const name = REPORT_NAMES.find((known) => known === report);
  if (!name || fileType === 'JSON') return undefined;
  const { accept } = FILES[fileType];
  if (!isChosen(name)) {
    const { call, words } = SHOW_REPORTS[name];
    const about = showCode ?? promoterCode;
    const query = { culture, columns: taken.columns.join(','), fileName: nameReportFile(name, about) };
    if (name === 'instalments' && !showCode)
      return { call: getAllInstalmentHeadlineFigures, words, accept, args: { query: { ...query, promoterCode } } };
    return showCode ? { call, words, accept, args: { params: { showCode }, query } } : undefined;
  }
  const { call, words } = CHOSEN_REPORTS[name];
  const questions = name === 'customer-data' ? { includeQuestions } : {};
  return request
    ? { call, words, accept, args: { body: { ...request, ...questions, fileType, fileName: cleanFileName(fileName) } } }
    : undefined;
}

const ITEM_LOOK = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
