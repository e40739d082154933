import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ShowOverview } from '@parterre/contract/shows/overview';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { useListShowHistoryQuery } from '#api/queries/events/shows.ts';
import { LoadedCard } from '#pages/loaded-card.tsx';
import { paths } from '#pages/paths.ts';
import { CARD_COLUMN, TWO_COLUMNS } from '#pages/two-columns.ts';
import { useCan } from '#session/use-features.ts';
import { HistoryList } from '../history/history-list.tsx';
import { OpenOrdersCard } from '../open-orders/open-orders-card.tsx';
import { FiguresStrip } from './figures-strip.tsx';
import { SeatsCard } from './heat/seats-card.tsx';
import { HoldsCard } from './holds-card.tsx';
import { ReadinessCard } from './readiness-card.tsx';
import { SalesCard } from './sales-card.tsx';
import { TicketsCard } from './tickets-card.tsx';

interface OverviewCardsProps {
  show: Show;
  overview: ShowOverview;
}

/** On a phone the cards are ordered by urgency, not column by column. */
export function OverviewCards({ show, overview }: OverviewCardsProps) {
  const isSeated = show.seating === 'RESERVED';
  const canRead = useCan('order:read');
  const seesHistory = useCan('history:read');
  const isBeingCancelled = canRead && show.status === 'CANCEL_PENDING';
  return (
    <>
      <FiguresStrip figures={overview.figures} show={show} />
      <Box sx={TWO_COLUMNS}>
        <Box sx={CARD_COLUMN}>
          <Box sx={{ order: 2 }}>
            <SalesCard salesPerDay={overview.salesPerDay} show={show} />
          </Box>
          <Box sx={{ order: 3 }}>
            <TicketsCard show={show} />
          </Box>
          {seesHistory && (
            <Box sx={{ order: 6 }}>
              <HistoryCard show={show} />
            </Box>
          )}
        </Box>
        <Box sx={CARD_COLUMN}>
          {isBeingCancelled && (
            <Box sx={{ order: 0 }}>
              <OpenOrdersCard show={show} />
            </Box>
          )}
          <Box sx={{ order: 1 }}>
            <ReadinessCard show={show} />
          </Box>
          {isSeated && (
            <Box sx={{ order: 4 }}>
              <SeatsCard show={show} />
            </Box>
          )}
          {(isSeated || overview.holdsDue.length > 0) && (
            <Box sx={{ order: 5 }}>
              <HoldsCard holds={overview.holdsDue} show={show} />
            </Box>
          )}
        </Box>
      </Box>
    </>
  );
}

const SHOWN = 5;

function HistoryCard({ show }: { show: Pick<Show, 'showCode' | 'currency' | 'timeZone'> }) {
  const { t } = useTranslation('shows');
  const result = useListShowHistoryQuery({ params: { showCode: show.showCode }, query: {} });
  return (
    <LoadedCard
      action={<Link href={paths.showHistory(show.showCode)}>{t('history.seeAll')}</Link>}
      loading={{ label: t('page.loading'), rows: 3, rowHeight: 56 }}
      result={result}
      title={t('history.title')}
    >
      {({ items }) =>
        items.length === 0 ? (
          <Box sx={{ p: 2, color: 'text.secondary' }}>{t('history.none')}</Box>
        ) : (
          <HistoryList entries={items.slice(0, SHOWN)} show={show} />
        )
      }
    </LoadedCard>
  );
}
