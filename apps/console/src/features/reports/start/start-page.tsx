import Box from '@mui/material/Box';
import type { StartPage as Start } from '@parterre/contract/start';
import { useTranslation } from 'react-i18next';
import { useGetStartPageQuery } from '#api/queries/reports/start.ts';
import { toOwnDay } from '#dates/calendar-day.ts';
import { formatNamedDay } from '#dates/format-date-time.ts';
import { Loaded } from '#pages/loaded.tsx';
import { PageHeader } from '#pages/page-header.tsx';
import { CARD_COLUMN, TWO_COLUMNS } from '#pages/two-columns.ts';
import { usePlace, usePromoter } from '#session/use-promoter.ts';
import { ByPromoterCard } from './by-promoter-card.tsx';
import { NextCard } from './next-card.tsx';
import { OnSaleCard } from './on-sale-card.tsx';
import { SalesStrip } from './sales-strip.tsx';
import { SinceCard } from './since-card.tsx';
import { WaitingCard } from './waiting-card.tsx';

/** Every figure links to the list it counts, so that users can act on it. */
export function StartPage() {
  const { t, i18n } = useTranslation('start');
  const { isLoading } = usePromoter();
  const on = toOwnDay(new Date());
  const query = { on, ...usePlace() };
  const result = useGetStartPageQuery({ query }, { skip: isLoading, refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHeader facts={formatNamedDay(on, i18n.language)} title={t('title')} />
      <Loaded label={t('loading')} result={result}>
        {(start) => <StartCards start={start} />}
      </Loaded>
    </>
  );
}

function StartCards({ start }: { start: Start }) {
  return (
    <>
      <SalesStrip today={start.today} weekBefore={start.weekBefore} weekBeforeByNow={start.weekBeforeByNow} />
      <ByPromoterCard today={start.today} weekBefore={start.weekBefore} />
      <Box sx={TWO_COLUMNS}>
        <Box sx={CARD_COLUMN}>
          <Box sx={{ order: 2 }}>
            <OnSaleCard onSale={start.onSale} />
          </Box>
          <Box sx={{ order: 3 }}>
            <NextCard next={start.next} />
          </Box>
        </Box>
        <Box sx={CARD_COLUMN}>
          <Box sx={{ order: 1 }}>
            <WaitingCard start={start} />
          </Box>
          <Box sx={{ order: 4 }}>
            <SinceCard rows={start.sinceLooked} />
          </Box>
        </Box>
      </Box>
    </>
  );
}
