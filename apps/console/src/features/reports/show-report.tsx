import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { requestCall } from '#api/request-call.ts';
import { formatZonedTime } from '#dates/format-date-time.ts';
import { useReportDownload } from '#downloads/use-report-download.ts';
import { useUrlParams } from '#drawers/use-url-params.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { Loaded } from '#pages/loaded.tsx';
import { paths } from '#pages/paths.ts';
import { EventFilter } from '#programme/pickers/event-search.tsx';
import { useCan } from '#session/use-features.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { SHOW_REPORTS, type ShowReportName } from './report-kinds.ts';
import { without } from './selection/selection-state.ts';

/** The event that such a report is about; the specification calls it the instalment show. */
const SHOW = 'showCode';

/** A report about one event, as a CSV file. */
export function ShowReport({ report }: { report: ShowReportName }) {
  const { t } = useTranslation('reports');
  const [params, setParams] = useUrlParams();
  const { current } = usePromoter();
  const showCode = /^[A-Za-z0-9]{8}$/.exec(params.get(SHOW) ?? '')?.[0];
  const result = useGetShowQuery({ params: { showCode: showCode ?? '' } }, { skip: showCode === undefined });
  const choose = (chosen: string | undefined) =>
    setParams((written) => {
      const next = without(written, [SHOW]);
      if (chosen !== undefined) next.set(SHOW, chosen);
      return next;
    });
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <EventFilter onChoose={choose} promoterCode={current?.code} showCode={showCode} />
      </Box>
      {showCode === undefined ? (
        <EmptyState text={t(`describe.${report}`)} title={t('show.choose')} />
      ) : (
        <Loaded label={t('loading')} result={result}>
          {(show) => <ShowFile key={`${show.showCode} ${report}`} report={report} show={show} />}
        </Loaded>
      )}
    </>
  );
}

function ShowFile({ report, show }: { report: ShowReportName; show: Show }) {
  const { t, i18n } = useTranslation('reports');
  const { call, words } = SHOW_REPORTS[report];
  const { showCode } = show;
  const { download, progress, cancel } = useReportDownload(words, `${report}-${showCode}.csv`);
  const args = { params: { showCode }, query: { culture: i18n.language } };
  const handleStart = () => void download((signal) => requestCall(call, args, { accept: 'text/csv', signal }));
  return (
    <Card
      note={formatZonedTime(show.startsAtLocal, show.timeZone)}
      title={chooseText(show.name, i18n.language, show.defaultCulture)}
    >
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2, p: 2, maxWidth: 640 }}>
        <Box sx={{ color: 'text.secondary' }}>{t(`describe.${report}`)}</Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Button
            color="primary"
            loading={progress !== null}
            onClick={handleStart}
            startIcon={<DownloadIcon />}
            variant="contained"
          >
            {t('download.csv')}
          </Button>
          {progress && (
            <Button onClick={cancel} variant="outlined">
              {t('kit:exports.cancel')}
            </Button>
          )}
          <MoreOfShow report={report} show={show} />
        </Box>
      </Box>
    </Card>
  );
}

/** Where the same can be looked at: the picture of the seats, the calendar of payments. */
function MoreOfShow({ report, show }: { report: ShowReportName; show: Show }) {
  const { t } = useTranslation('reports');
  const canRead = useCan('show:read');
  if (report === 'instalments')
    return <Link href={paths.instalmentsOfShow(show.showCode)}>{t('show.instalments')}</Link>;
  if (report === 'offer-codes') return <Link href={paths.showOfferCodes(show.showCode)}>{t('show.codes')}</Link>;
  return show.seating === 'RESERVED' && canRead && <Link href={paths.show(show.showCode)}>{t('show.seats')}</Link>;
}
