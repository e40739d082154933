import Link from '@mui/material/Link';
import type { Tour } from '@parterre/contract/tours';
import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router';
import { useArtistNames } from '../../../artists/use-artist-names.ts';
import { formatDay } from '../../../dates/format-date-time.ts';
import { usePageSearch } from '../../../drawers/use-page-search.ts';
import { chooseText } from '../../../i18n/choose-text.ts';
import { paths } from '../../../paths.ts';
import { AboutCard } from '../../../programme/about-card.tsx';
import { Loaded } from '../../../programme/loaded.tsx';
import { PageColumns } from '../../../programme/page-columns.tsx';
import { RunCard } from '../../../programme/shows/run-card.tsx';
import { useCan } from '../../../session/use-features.ts';
import { usePromoter } from '../../../session/use-promoter.ts';
import { FigureStrip } from '../../../ui/figure-strip.tsx';
import { EditIcon } from '../../../ui/icons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ReasonedButton } from '../../../ui/reasoned-button.tsx';
import { describeDays } from '../list/describe-days.ts';
import { useGetTourQuery } from '../queries.ts';
import { TourPlansCard } from './tour-plans-card.tsx';

/** One tour: its texts, its plans and its events. */
export function TourPage() {
  const { t } = useTranslation('tours');
  const tourId = Number(useParams().tourId);
  const path = usePath();
  const result = useGetTourQuery({ params: { tourId } });
  return (
    <>
      <Loaded header={<PageHeader {...path} title={t('list.name')} />} label={t('page.loading')} result={result}>
        {(tour) => <LoadedTour tour={tour} />}
      </Loaded>
      <Outlet />
    </>
  );
}

/** The way back to the list. */
function usePath() {
  const { t } = useTranslation('tours');
  return { breadcrumb: [{ label: t('list.title'), href: paths.tours() }], breadcrumbLabel: t('page.path') };
}

function LoadedTour({ tour }: { tour: Tour }) {
  const { t, i18n } = useTranslation('tours');
  const { tourId, name } = tour;
  const promoter = usePromoter().all.find(({ code }) => code === tour.promoterCode);
  const path = usePath();
  const canWrite = useCan('campaign:write');
  const editHref = `${paths.tourEdit(tourId)}${usePageSearch()}`;
  return (
    <>
      <PageHeader
        actions={
          <ReasonedButton
            color="primary"
            href={editHref}
            reason={canWrite ? undefined : t('reason', { permission: 'campaign:write' })}
            startIcon={<EditIcon />}
            variant="contained"
          >
            {t('page.edit')}
          </ReasonedButton>
        }
        {...path}
        facts={<TourFacts tour={tour} />}
        title={chooseText(name, i18n.language, promoter?.defaultCulture)}
      />
      <FigureStrip
        figures={[
          { label: t('list.shows'), value: tour.showCount.toLocaleString(i18n.language) },
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

/** Its campaign and its artists. */
function TourFacts({ tour }: { tour: Tour }) {
  const { t, i18n } = useTranslation('tours');
  const names = useArtistNames(tour.performingArtistIds);
  const artists = tour.performingArtistIds.flatMap((id) => names.get(id) ?? []).join(', ');
  const { artistCampaign: campaign } = tour;
  return (
    <>
      {campaign ? (
        <Link href={paths.campaign(campaign.artistCampaignId)} underline="always">
          {chooseText(campaign.name, i18n.language)}
        </Link>
      ) : (
        t('list.noCampaign')
      )}
      {artists && ` · ${artists}`}
    </>
  );
}
