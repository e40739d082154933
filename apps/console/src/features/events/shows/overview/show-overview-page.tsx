import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SaleState, Show } from '@parterre/contract/shows/show';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useGetShowOverviewQuery } from '#api/queries/events/shows.ts';
import { useRecordShowLookMutation } from '#api/queries/reports/start.ts';
import { useUrlParams } from '#drawers/use-url-params.ts';
import { LoadedPart } from '#pages/loaded-part.tsx';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { SeatIcon, TicketIcon } from '#ui/icons.tsx';
import { type ChipTone, StatusChip, ToneChip } from '#ui/status-chip.tsx';
import { describeShowFacts, useShowText } from '../describe-show.ts';
import { ShowMenu } from '../menu/show-menu.tsx';
import { ShowPage } from '../show-page.tsx';
import { OverviewCards } from './overview-cards.tsx';
import { readSalesDays } from './sales-card.tsx';

export function ShowOverviewPage() {
  return (
    <ShowPage>
      {(show) => (
        <>
          <OverviewHeader show={show} />
          <OverviewBody show={show} />
          <Outlet />
        </>
      )}
    </ShowPage>
  );
}

const SALE_TONES: Record<SaleState, ChipTone> = {
  NOT_STARTED: 'neutral',
  ON_SALE: 'info',
  SOLD_OUT: 'ok',
  OFF_SALE: 'neutral',
  ENDED: 'neutral',
};

function OverviewHeader({ show }: { show: Show }) {
  const { t, i18n } = useTranslation('shows');
  const text = useShowText();
  const isSeated = show.seating === 'RESERVED';
  return (
    <PageHeader
      actions={
        <>
          <Button
            color="primary"
            href={isSeated ? paths.seats(show.showCode, 'tickets') : paths.showTickets(show.showCode)}
            startIcon={isSeated ? <SeatIcon /> : <TicketIcon />}
            variant="contained"
          >
            {t(isSeated ? 'actions.manageSeats' : 'actions.editTickets')}
          </Button>
          <ShowMenu show={show} />
        </>
      }
      breadcrumb={[{ label: t('list.title'), href: paths.shows() }]}
      facts={<Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{describeShowFacts(show, i18n.language)}</Box>}
      status={
        <>
          <StatusChip status={show.status} />
          <ToneChip tone={SALE_TONES[show.saleState]}>{t(`saleState.${show.saleState}`)}</ToneChip>
        </>
      }
      title={text(show.name, show.defaultCulture)}
    />
  );
}

function OverviewBody({ show }: { show: Show }) {
  const { t } = useTranslation('shows');
  const [params] = useUrlParams();
  const days = readSalesDays(params);
  const [recordLook] = useRecordShowLookMutation();
  // Records the visit, so that the start page reports only later changes. Needs `show:read`.
  useEffect(() => void recordLook({ params: { showCode: show.showCode } }), [recordLook, show.showCode]);
  const result = useGetShowOverviewQuery({ params: { showCode: show.showCode }, query: { days } });
  return (
    <LoadedPart label={t('page.loading')} result={result} rowHeight={72} rows={8}>
      {(overview) => <OverviewCards overview={overview} show={show} />}
    </LoadedPart>
  );
}
