import Link from '@mui/material/Link';
import type { Tour, TourSummary } from '@parterre/contract/tours';
import { useTranslation } from 'react-i18next';
import { AuditLink } from '#access/audit-link.tsx';
import { useArtistNames } from '#artists/use-artist-names.ts';
import { formatDay } from '#dates/format-date-time.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { useLockReason } from '#session/use-features.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { EditIcon } from '#ui/icons.tsx';

/** The head of the page; rendered before the tour has loaded, so that the focus has a target. */
export function TourHeader({ tour }: { tour: Tour | undefined }) {
  const { t, i18n } = useTranslation('tours');
  const promoter = usePromoter().findPromoter(tour?.promoterCode);
  const search = usePageSearch();
  const reason = useLockReason('campaign:write');
  return (
    <PageHeader
      actions={
        tour && (
          <>
            <AuditLink filter={{ thing: `tour:${tour.tourId}` }} />
            <ReasonedButton
              color="primary"
              href={`${paths.tourEdit(tour.tourId)}${search}`}
              reason={reason}
              startIcon={<EditIcon />}
              variant="contained"
            >
              {t('page.edit')}
            </ReasonedButton>
          </>
        )
      }
      breadcrumb={[{ label: t('list.title'), href: paths.tours() }]}
      facts={tour && <TourFacts tour={tour} />}
      title={tour ? chooseText(tour.name, i18n.language, promoter?.defaultCulture) : t('list.name')}
    />
  );
}

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

/** Returns the days of the first and the last show, one day if they are equal, the empty date if there are none. */
export function describeDays({ firstShowOn, lastShowOn }: Pick<TourSummary, 'firstShowOn' | 'lastShowOn'>): string {
  return firstShowOn === lastShowOn ? formatDay(firstShowOn) : `${formatDay(firstShowOn)} – ${formatDay(lastShowOn)}`;
}
