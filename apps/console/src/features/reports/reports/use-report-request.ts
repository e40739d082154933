import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { toOwnDay } from '#dates/calendar-day.ts';
import { useRegionId } from '#session/use-promoter.ts';
import { hasOrderStates } from './filter/report-filter.ts';
import type { ChosenName } from './report-kinds.ts';
import { type AskedReport, toReportRequest } from './report-request.ts';

/** Returns the request that the page's URL asks for. */
export function useReportRequest(report: ChosenName, promoterCode: string): AskedReport {
  const { i18n } = useTranslation();
  const [params] = useSearchParams();
  return toReportRequest({
    promoterCode,
    regionId: useRegionId(),
    params,
    todayOn: toOwnDay(new Date()),
    culture: i18n.language,
    hasQuestions: report === 'customer-data',
    hasStates: hasOrderStates(report),
  });
}
