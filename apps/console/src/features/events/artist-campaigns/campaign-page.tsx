import Box from '@mui/material/Box';
import type { ArtistCampaign } from '@parterre/contract/artist-campaigns';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { AuditLink } from '#access/audit-link.tsx';
import { useGetArtistCampaignQuery } from '#api/queries/events/artist-campaigns.ts';
import { formatDay } from '#dates/format-date-time.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { ImagePanel } from '#images/image-panel.tsx';
import { useCampaignImages } from '#images/use-sized-images.ts';
import { Loaded } from '#pages/loaded.tsx';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { useIdParam } from '#pages/use-id-param.ts';
import { PageColumns } from '#programme/list/page-columns.tsx';
import { RunCard } from '#programme/shows/run-card.tsx';
import { AboutCard } from '#programme/texts/about-card.tsx';
import { useCan, useLockReason } from '#session/use-features.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { Card } from '#ui/card.tsx';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { FigureStrip } from '#ui/figures/figure-strip.tsx';
import { EditIcon } from '#ui/icons.tsx';
import { CampaignToursCard } from './campaign-tours-card.tsx';

export function CampaignPage() {
  const { t } = useTranslation('artist-campaigns');
  const artistCampaignId = useIdParam('campaignId');
  const result = useGetArtistCampaignQuery({ params: { artistCampaignId } });
  return (
    <>
      <CampaignHeader campaign={result.currentData} />
      <Loaded label={t('page.loading')} result={result}>
        {(campaign) => <LoadedCampaign campaign={campaign} />}
      </Loaded>
      <Outlet />
    </>
  );
}

function LoadedCampaign({ campaign }: { campaign: ArtistCampaign }) {
  const { t, i18n } = useTranslation('artist-campaigns');
  const { artistCampaignId, name, description, outdatedTexts } = campaign;
  const promoter = usePromoter().findPromoter(campaign.promoterCode);
  const title = chooseText(name, i18n.language, promoter?.defaultCulture);
  const canWrite = useCan('campaign:write');
  const pictures = useCampaignImages(artistCampaignId);
  const editHref = `${paths.campaignEdit(artistCampaignId)}${usePageSearch()}`;
  const write = (count: number) => formatNumber(count, i18n.language);
  return (
    <>
      <FigureStrip
        figures={[
          { label: t('list.tours'), value: write(campaign.tourCount) },
          { label: t('list.shows'), value: write(campaign.showCount) },
          { label: t('list.nextShow'), value: formatDay(campaign.nextShowOn) },
        ]}
      />
      <PageColumns
        main={
          <>
            <RunCard emptyText={t('page.noShowsText')} of={{ artistCampaignId }} />
            <CampaignToursCard artistCampaignId={artistCampaignId} />
          </>
        }
        side={
          <>
            <AboutCard
              cultures={promoter ? sortCultures(promoter.defaultCulture, promoter.cultures) : []}
              description={description}
              editHref={canWrite ? editHref : undefined}
              name={name}
              outdated={outdatedTexts}
            />
            <Card title={t('page.pictures')}>
              <Box sx={{ p: 2 }}>
                <ImagePanel canEdit={canWrite} images={campaign.images} name={title} set={pictures} />
              </Box>
            </Card>
          </>
        }
      />
    </>
  );
}

const sortCultures = (first: string, all: readonly string[]): string[] => [
  first,
  ...all.filter((culture) => culture !== first),
];

/** The head of the page; rendered before the campaign has loaded, so that the focus has a target. */
function CampaignHeader({ campaign }: { campaign: ArtistCampaign | undefined }) {
  const { t, i18n } = useTranslation('artist-campaigns');
  const promoter = usePromoter().findPromoter(campaign?.promoterCode);
  const search = usePageSearch();
  const reason = useLockReason('campaign:write');
  return (
    <PageHeader
      actions={
        campaign && (
          <>
            <AuditLink filter={{ thing: `artist-campaign:${campaign.artistCampaignId}` }} />
            <ReasonedButton
              color="primary"
              href={`${paths.campaignEdit(campaign.artistCampaignId)}${search}`}
              reason={reason}
              startIcon={<EditIcon />}
              variant="contained"
            >
              {t('page.edit')}
            </ReasonedButton>
          </>
        )
      }
      breadcrumb={[{ label: t('list.title'), href: paths.campaigns() }]}
      facts={campaign && (campaign.artists.join(', ') || t('page.noArtists'))}
      title={campaign ? chooseText(campaign.name, i18n.language, promoter?.defaultCulture) : t('list.name')}
    />
  );
}
