import type { ArtistCampaign } from '@parterre/contract/artist-campaigns';
import { useTranslation } from 'react-i18next';
import { usePageSearch } from '../../../drawers/use-page-search.ts';
import { chooseText } from '../../../i18n/choose-text.ts';
import { PageHeader } from '../../../pages/page-header.tsx';
import { paths } from '../../../paths.ts';
import { useLockReason } from '../../../session/use-lock-reason.ts';
import { usePromoter } from '../../../session/use-promoter.ts';
import { EditIcon } from '../../../ui/icons.tsx';
import { ReasonedButton } from '../../../ui/reasoned-button.tsx';

/** The head of the page; there before its campaign, so that the focus has a place. */
export function CampaignHeader({ campaign }: { campaign: ArtistCampaign | undefined }) {
  const { t, i18n } = useTranslation('artist-campaigns');
  const promoter = usePromoter().all.find(({ code }) => code === campaign?.promoterCode);
  const search = usePageSearch();
  const reason = useLockReason('campaign:write');
  return (
    <PageHeader
      actions={
        campaign && (
          <ReasonedButton
            color="primary"
            href={`${paths.campaignEdit(campaign.artistCampaignId)}${search}`}
            reason={reason}
            startIcon={<EditIcon />}
            variant="contained"
          >
            {t('page.edit')}
          </ReasonedButton>
        )
      }
      breadcrumb={[{ label: t('list.title'), href: paths.campaigns() }]}
      facts={campaign && (campaign.artists.join(', ') || t('page.noArtists'))}
      title={campaign ? chooseText(campaign.name, i18n.language, promoter?.defaultCulture) : t('list.name')}
    />
  );
}
