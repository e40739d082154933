import type { Tour } from '@parterre/contract/tours';
import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router';
import { useGetTourQuery } from '../../../api/queries/tours.ts';
import { formatDay } from '../../../dates/format-date-time.ts';
import { usePageSearch } from '../../../drawers/use-page-search.ts';
import { formatNumber } from '../../../i18n/format-number.ts';
import { Loaded } from '../../../pages/loaded.tsx';
import { paths } from '../../../paths.ts';
import { AboutCard } from '../../../programme/about-card.tsx';
import { PageColumns } from '../../../programme/list/page-columns.tsx';
import { RunCard } from '../../../programme/shows/run-card.tsx';
import { useCan } from '../../../session/use-features.ts';
import { usePromoter } from '../../../session/use-promoter.ts';
import { FigureStrip } from '../../../ui/figure-strip.tsx';
import { describeDays } from '../list/describe-days.ts';
import { TourHeader } from './tour-header.tsx';
import { TourPlansCard } from './tour-plans-card.tsx';

/** One tour: its texts, its plans and its events. */
export function TourPage() {
  const { t } = useTranslation('tours');
  const tourId = Number(useParams().tourId);
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
  const promoter = usePromoter().all.find(({ code }) => code === tour.promoterCode);
  const canWrite = useCan('campaign:write');
  const editHref = `${paths.tourEdit(tourId)}${usePageSearch()}`;
  return (
    <>
      <FigureStrip
        figures={[
          { label: t('list.shows'), value: formatNumber(tour.showCount, i18n.language) },
          { label: t('list.nextShow'), value: tour.nextShowOn ? formatDay(tour.nextShowOn) : '–' },
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
