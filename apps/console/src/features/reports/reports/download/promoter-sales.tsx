import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { selectShows } from '@parterre/contract/calls/data-selectors';
import { exportSales } from '@parterre/contract/calls/reports';
import { LIMITS } from '@parterre/contract/choices/limits';
import type { SelectableShow } from '@parterre/contract/data-selectors';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { requestCall } from '#api/request-call.ts';
import { toOwnDay } from '#dates/calendar-day.ts';
import { addDays, addYears, type DateRange, startOfMonth } from '#dates/date-range.ts';
import { formatDay } from '#dates/format-date-time.ts';
import { findWallTime } from '#dates/wall-time.ts';
import { DownloadProgressBar } from '#downloads/download-progress-bar.tsx';
import { useReportDownload } from '#downloads/use-report-download.ts';
import { DateField } from '#forms/fields/date-time-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { useAppForm } from '#forms/object/use-app-form.ts';
import { validDate } from '#forms/rules.ts';
import { useRegionId, useRegionName } from '#session/use-promoter.ts';
import { collectRows } from '#tables/export/collect-rows.ts';
import { fetchPages } from '#tables/export/fetch-list-page.ts';
import { Card } from '#ui/card.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { Note } from '#ui/note.tsx';
import { FILES } from './download-card.tsx';

interface Values {
  from: string;
}

interface PromoterSalesProps {
  promoterCode: string;
  onDone: () => void;
}

/**
 * spec §9: every show of a promoter from a day until one day before its third anniversary, by date, as an Excel file; as
 * in every report, those of the region while one is chosen.
 */
export function PromoterSales({ promoterCode, onDone }: PromoterSalesProps) {
  const { t, i18n } = useTranslation('reports');
  const { download, progress, cancel } = useReportDownload('sales', `sales-${promoterCode}.xlsx`);
  const regionId = useRegionId();
  const region = useRegionName();
  const model = useAppForm<Values>({
    defaultValues: { from: startOfMonth(toOwnDay(new Date()), 0) },
    onSubmit: async ({ from }) => {
      const asked = { promoterCode, regionId, culture: i18n.language, range: threeYears(from) };
      if (await download((signal) => fetchPromoterSales(asked, signal))) onDone();
    },
  });
  return (
    <Card title={t('promoterSales.title')}>
      <Box sx={{ p: 2 }}>
        <AppForm model={model}>
          <DateField label={t('promoterSales.from')} name="from" rules={[validDate]} />
          <Until />
          {region !== null && <Note>{t('schedules.fact', { label: t('filter.region'), value: region })}</Note>}
          {progress ? (
            <DownloadProgressBar onCancel={cancel} progress={progress} />
          ) : (
            <Button startIcon={<DownloadIcon />} type="submit" variant="outlined">
              {t('promoterSales.start')}
            </Button>
          )}
        </AppForm>
      </Box>
    </Card>
  );
}

function Until() {
  const { t } = useTranslation('reports');
  const from = useWatch<Values, 'from'>({ name: 'from' });
  if (!findWallTime(from)) return null;
  return <Note>{t('promoterSales.until', { day: formatDay(threeYears(from).dateTo) })}</Note>;
}

export const threeYears = (from: string): DateRange => ({ dateFrom: from, dateTo: addDays(addYears(from, 3), -1) });

interface Asked {
  promoterCode: string;
  regionId: number | undefined;
  culture: string;
  range: DateRange;
}

/**
 * Reads all shows, page by page, then exports them as one file. If there are more shows than the export accepts by
 * code, sends the days instead.
 */
async function fetchPromoterSales(
  { promoterCode, regionId, culture, range }: Asked,
  signal: AbortSignal,
): Promise<Response> {
  const place = { promoterCode, ...(regionId ? { regionId } : {}) };
  const query = { ...place, ...range, sortOrder: 'Date', sortOrderDescending: false };
  const shows = await collectRows(fetchPages<SelectableShow>(selectShows, { query }), signal, () => undefined);
  const showCodes = shows.map(({ showCode }) => showCode);
  const isListed = showCodes.length > 0 && showCodes.length <= LIMITS.report.chosen;
  const body = {
    ...place,
    culture,
    ...(isListed ? { showSelection: { showCodes } } : range),
    fileType: 'EXCEL',
    fileName: `sales-${promoterCode}-${range.dateFrom}_${range.dateTo}`,
  };
  return requestCall(exportSales, { body }, { accept: FILES.EXCEL.accept, signal });
}
