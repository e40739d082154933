import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useListItemTypesQuery } from '#api/queries/promoters/lookups.ts';
import { formatDay } from '#dates/format-date-time.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { useRegionName } from '#session/use-promoter.ts';
import type { ChosenName } from '../report-kinds.ts';
import { type PrintedFact, PrintedFacts } from './printed-facts.tsx';
import { hasOrderStates, type ReportFilter, readReportFilter } from './report-filter.ts';

interface PrintedFilterProps extends Omit<ComponentProps<typeof PrintedFacts>, 'filters'> {
  report: ChosenName;
}

/** Says on paper what the figures are restricted to, as the criteria sheet of a workbook does. */
export function PrintedFilter({ report, promoterCode, readAt }: PrintedFilterProps) {
  const { t } = useTranslation('reports');
  const [params] = useSearchParams();
  const filter = readReportFilter(params);
  const region = useRegionName();
  const itemTypes = useItemTypeNames(filter);
  const { searchTerm, priceNames, salesFrom, salesTo } = filter;
  const write = (isSet: boolean) => (isSet ? t('yes') : t('no'));
  const list = (names: readonly string[]) => (names.length === 0 ? t('filter.all') : names.join(', '));
  const filters: PrintedFact[] = [
    [t('filter.words'), searchTerm],
    [t('filter.region'), region],
    [t('filter.sold'), salesFrom || salesTo ? `${writeDay(salesFrom)} – ${writeDay(salesTo)}` : null],
    [t('filter.prices'), list(priceNames)],
    [t('filter.items'), list(itemTypes)],
    [t('filter.pending'), hasOrderStates(report) ? write(filter.includePending) : null],
    [t('filter.cancelled'), hasOrderStates(report) ? write(filter.includeCancelled) : null],
    [t('filter.questions'), report === 'customer-data' ? write(filter.includeQuestions) : null],
  ];
  return <PrintedFacts filters={filters} promoterCode={promoterCode} readAt={readAt} />;
}

const writeDay = (day: string): string => (day === '' ? '…' : formatDay(day));

/** Returns the names of the chosen item types; the code of one that is not known. */
function useItemTypeNames({ itemTypes }: ReportFilter): string[] {
  const { i18n } = useTranslation('reports');
  const { data } = useListItemTypesQuery(undefined, { skip: itemTypes.length === 0 });
  const names = new Map(data?.items.map(({ code, name }) => [code, chooseText(name, i18n.language)]));
  return itemTypes.map((code) => names.get(code) ?? code);
}
