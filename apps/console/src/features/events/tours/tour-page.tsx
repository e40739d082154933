import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Tour } from '@parterre/contract/tours';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useGetTourQuery } from '#api/queries/events/tours.ts';
import { formatDay } from '#dates/format-date-time.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { Loaded } from '#pages/loaded.tsx';
import { paths } from '#pages/paths.ts';
import { useIdParam } from '#pages/use-id-param.ts';
import { PageColumns } from '#programme/list/page-columns.tsx';
import { RunCard } from '#programme/shows/run-card.tsx';
import { AboutCard } from '#programme/texts/about-card.tsx';
import { useCan } from '#session/use-features.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { Card } from '#ui/card.tsx';
import { FigureStrip } from '#ui/figures/figure-strip.tsx';
import { Note } from '#ui/note.tsx';
import { ToneChip } from '#ui/status-chip.tsx';
import { describeDays, TourHeader } from './tour-header.tsx';

export function TourPage() {
  const { t } = useTranslation('tours');
  const tourId = useIdParam('tourId');
  const result = useGetTourQuery({ params: { tourId } });
  return (
    <>
      <TourHeader tour={result.currentData} />
      <Loaded label={t('page.loading')} result={result}>
        {(tour) => <LoadedTour tour={tour} />}
      </Loaded>
      <Outlet />
    </>
  );
}

function LoadedTour({ tour }: { tour: Tour }) {
  const { t, i18n } = useTranslation('tours');
  const { tourId, name } = tour;
  const promoter = usePromoter().findPromoter(tour.promoterCode);
  const canWrite = useCan('campaign:write');
  const editHref = `${paths.tourEdit(tourId)}${usePageSearch()}`;
  return (
    <>
      <FigureStrip
        figures={[
          { label: t('list.shows'), value: formatNumber(tour.showCount, i18n.language) },
          { label: t('list.nextShow'), value: formatDay(tour.nextShowOn) },
          { label: t('list.days'), value: describeDays(tour) },
        ]}
      />
      <PageColumns
        main={<RunCard emptyText={t('page.noShowsText')} of={{ tourId }} />}
        side={
          <>
            <TourPlansCard editHref={canWrite ? editHref : undefined} plans={tour.plans} />
            <AboutCard
              cultures={promoter ? [...new Set([promoter.defaultCulture, ...promoter.cultures])] : []}
              description={tour.description}
              editHref={canWrite ? editHref : undefined}
              name={name}
              outdated={tour.outdatedTexts}
            />
          </>
        }
      />
    </>
  );
}

interface TourPlansCardProps {
  plans: Tour['plans'];
  /** Undefined when the reader may not edit. */
  editHref?: string | undefined;
}

/** The plans that shows of the tour may use whatever their venue; the default is marked. */
function TourPlansCard({ plans, editHref }: TourPlansCardProps) {
  const { t, i18n } = useTranslation('tours');
  return (
    <Card
      action={editHref && <Link href={editHref}>{t('page.choosePlans')}</Link>}
      note={plans.length > 0 ? formatNumber(plans.length, i18n.language) : undefined}
      title={t('fields.planIds')}
    >
      {plans.length === 0 && <Box sx={{ px: 2, py: 1.5, color: 'text.secondary' }}>{t('page.noPlans')}</Box>}
      {plans.length > 0 && (
        <Box component="ul" sx={LIST_LOOK}>
          {plans.map((plan) => (
            <li key={plan.id}>
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Link
                  color="text.primary"
                  href={paths.plan(plan.venueId, plan.id)}
                  sx={{ fontWeight: 'fontWeightMedium' }}
                  underline="hover"
                >
                  {plan.name}
                </Link>
                <Note>{plan.venueName}</Note>
              </Box>
              {plan.isDefault && <ToneChip tone="info">{t('fields.isDefault')}</ToneChip>}
            </li>
          ))}
        </Box>
      )}
    </Card>
  );
}

const LIST_LOOK = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { display: 'flex', alignItems: 'center', gap: 1, minHeight: 48, px: 2, py: 0.75 },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
};
