import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useListItemTypesQuery } from '#api/queries/promoters/lookups.ts';
import { formatDay, formatOwnTime } from '#dates/format-date-time.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { usePromoter, useRegionName } from '#session/use-promoter.ts';
import type { ChosenName } from '../report-kinds.ts';
import { type ReportFilter, readReportFilter } from './report-filter.ts';

/**
 * Says on paper whose figures these are, what they are restricted to and when they were printed: a sheet of paper is
 * passed on without the page that it came from.
 */
export function PrintedFilter({ report }: { report: ChosenName }) {
  const { t } = useTranslation('reports');
  const [params] = useSearchParams();
  const filter = readReportFilter(params);
  const region = useRegionName();
  const { current } = usePromoter();
  const itemTypes = useItemTypeNames(filter);
  const { searchTerm, priceNames, salesFrom, salesTo } = filter;
  const write = (isSet: boolean) => (isSet ? t('yes') : t('no'));
  const list = (names: readonly string[]) => (names.length === 0 ? t('filter.all') : names.join(', '));
  const facts: [label: string, value: string | null][] = [
    [t('filter.promoter'), current?.name ?? null],
    [t('filter.words'), searchTerm],
    [t('filter.region'), region],
    [t('filter.sold'), salesFrom || salesTo ? `${writeDay(salesFrom)} – ${writeDay(salesTo)}` : null],
    [t('filter.prices'), list(priceNames)],
    [t('filter.items'), list(itemTypes)],
    [t('filter.pending'), write(filter.includePending)],
    [t('filter.cancelled'), write(filter.includeCancelled)],
    [t('filter.questions'), report === 'customer-data' ? write(filter.includeQuestions) : null],
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
      <dd>{t('kit:exports.printed', { at: formatOwnTime(new Date()) })}</dd>
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
  '& > dd:last-of-type': { gridColumn: '1 / -1' },
};
