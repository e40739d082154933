import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useListItemTypesQuery } from '#api/queries/promoters/lookups.ts';
import { useAppSelector } from '#api/store.ts';
import { formatDay, formatOwnTime } from '#dates/format-date-time.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { selectSession } from '#session/session-state.ts';
import { usePromoter, useRegionName } from '#session/use-promoter.ts';
import type { ChosenName } from '../report-kinds.ts';
import { hasOrderStates, type ReportFilter, readReportFilter } from './report-filter.ts';

interface PrintedFilterProps {
  report: ChosenName;
  promoterCode: string;
  /** When the figures were read; undefined until they are. */
  readAt: number | undefined;
}

/**
 * Says on paper what the figures are restricted to, and who read them when, as the criteria sheet of a workbook does: a
 * sheet of paper is passed on without the page that it came from.
 */
export function PrintedFilter({ report, promoterCode, readAt }: PrintedFilterProps) {
  const { t } = useTranslation('reports');
  const [params] = useSearchParams();
  const filter = readReportFilter(params);
  const region = useRegionName();
  const { namePromoter } = usePromoter();
  const { user } = useAppSelector(selectSession);
  const itemTypes = useItemTypeNames(filter);
  const { searchTerm, priceNames, salesFrom, salesTo } = filter;
  const write = (isSet: boolean) => (isSet ? t('yes') : t('no'));
  const list = (names: readonly string[]) => (names.length === 0 ? t('filter.all') : names.join(', '));
  const facts: [label: string, value: string | null | undefined][] = [
    [t('filter.promoter'), namePromoter(promoterCode)],
    [t('filter.words'), searchTerm],
    [t('filter.region'), region],
    [t('filter.sold'), salesFrom || salesTo ? `${writeDay(salesFrom)} – ${writeDay(salesTo)}` : null],
    [t('filter.prices'), list(priceNames)],
    [t('filter.items'), list(itemTypes)],
    [t('filter.pending'), hasOrderStates(report) ? write(filter.includePending) : null],
    [t('filter.cancelled'), hasOrderStates(report) ? write(filter.includeCancelled) : null],
    [t('filter.questions'), report === 'customer-data' ? write(filter.includeQuestions) : null],
    [t('filter.madeAt'), readAt === undefined ? null : formatOwnTime(new Date(readAt))],
    [t('filter.madeBy'), user?.fullName],
  ];
  return (
    <Box aria-label={t('filter.title')} component="dl" sx={LOOK}>
      {facts.map(
        ([label, value]) =>
          value && (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
      )}
    </Box>
  );
}

const writeDay = (day: string): string => (day === '' ? '…' : formatDay(day));

/** Returns the names of the chosen item types; the code of one that is not known. */
function useItemTypeNames({ itemTypes }: ReportFilter): string[] {
  const { i18n } = useTranslation('reports');
  const { data } = useListItemTypesQuery(undefined, { skip: itemTypes.length === 0 });
  const names = new Map(data?.items.map(({ code, name }) => [code, chooseText(name, i18n.language)]));
  return itemTypes.map((code) => names.get(code) ?? code);
}

const LOOK = {
  display: 'none',
  displayPrint: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  columnGap: 2,
  m: 0,
  typography: 'body2',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0 },
};
