import type { ReportSchedule } from '@parterre/contract/report-schedules';
import { useTranslation } from 'react-i18next';
import { useListRegionsQuery } from '#api/queries/promoters/lookups.ts';
import { formatDay } from '#dates/format-date-time.ts';
import type { AskedReport } from '../report-request.ts';
import { findDays } from './event-period.ts';
import { writeDays } from './schedule-values.ts';

type Periods = Pick<ReportSchedule, 'eventPeriod' | 'salesPeriod'>;
/** A schedule keeps beside its request whether it has questions. */
type Kept = Periods & Partial<Pick<ReportSchedule, 'includeQuestions'>>;

const AS_ASKED: Kept = { eventPeriod: 'as-asked', salesPeriod: 'as-asked' };

/** Returns a function that says in words what a kept request is about: which events, where and when sold, by which filter. */
export function useRequestFacts() {
  const { t } = useTranslation('reports');
  const { data: regions } = useListRegionsQuery();
  const nameRegion = (id: number) => regions?.items.find((region) => region.id === id)?.name ?? String(id);
  const named = (label: string, value: string) => t('schedules.fact', { label, value });
  const sayEvents = (request: AskedReport, { eventPeriod }: Periods): string => {
    const days = findDays(request);
    if (eventPeriod !== 'as-asked') return t(`schedules.eventPeriods.${eventPeriod}`);
    const { showSelection, venueSelection, artistCampaignSelection } = request;
    const count = [
      showSelection?.showCodes ?? [],
      venueSelection?.venueIds ?? [],
      artistCampaignSelection?.artistCampaignIds ?? [],
    ].flat().length;
    const { from, to } = writeDays(days ?? {});
    const chosen = t(count > 0 ? 'filter.some' : 'filter.all', { count });
    return days ? `${chosen}, ${from || '…'} – ${to || '…'}` : chosen;
  };
  const saySold = ({ salesFrom, salesTo }: AskedReport, { salesPeriod }: Periods): string | undefined => {
    if (salesPeriod !== 'as-asked') return t(`schedules.periods.${salesPeriod}`);
    const write = (day: string | null | undefined) => (day ? formatDay(day) : '…');
    return salesFrom || salesTo ? `${write(salesFrom)} – ${write(salesTo)}` : undefined;
  };
  return (request: AskedReport, kept = AS_ASKED): string[] => {
    const { regionId, searchTerm, priceNames = [], itemTypes = [], includePending, includeCancelled } = request;
    const { includeQuestions = kept.includeQuestions } = request;
    const sold = saySold(request, kept);
    return [
      named(t('schedules.events'), sayEvents(request, kept)),
      regionId && named(t('filter.region'), nameRegion(regionId)),
      sold && named(t('schedules.period'), sold),
      searchTerm && named(t('filter.words'), searchTerm),
      priceNames.length > 0 && named(t('filter.prices'), priceNames.join(', ')),
      itemTypes.length > 0 && named(t('filter.items'), t('filter.some', { count: itemTypes.length })),
      includePending && t('filter.pending'),
      includeCancelled && t('filter.cancelled'),
      includeQuestions && t('filter.questions'),
    ].filter((fact): fact is string => Boolean(fact));
  };
}
