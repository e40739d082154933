import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '#api/store.ts';
import { formatOwnZonedTime } from '#dates/format-date-time.ts';
import { selectSession } from '#session/session-state.ts';
import { usePromoter } from '#session/use-promoter.ts';

/** A line without a value is left out. */
export type PrintedFact = [label: string, value: string | null | undefined];

interface PrintedFactsProps {
  promoterCode: string;
  /** What the figures are restricted to, between the promoter and who made them. */
  filters?: readonly PrintedFact[];
  /** When the figures were read; undefined until they are. */
  readAt: number | undefined;
}

/**
 * Says on paper whose figures they are, and who read them when: a sheet of paper is passed on without the page that it
 * came from.
 */
export function PrintedFacts({ promoterCode, filters = [], readAt }: PrintedFactsProps) {
  const { t } = useTranslation('reports');
  const { namePromoter } = usePromoter();
  const { user } = useAppSelector(selectSession);
  const facts: readonly PrintedFact[] = [
    [t('filter.promoter'), namePromoter(promoterCode)],
    ...filters,
    [t('filter.madeAt'), readAt === undefined ? null : formatOwnZonedTime(new Date(readAt))],
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

const LOOK = {
  display: 'none',
  displayPrint: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  columnGap: 2,
  mx: 0,
  my: 2,
  typography: 'body2',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0 },
};
