import Alert from '@mui/material/Alert';
import type { ArtistCampaign } from '@parterre/contract/artist-campaigns';
import type { Promoter } from '@parterre/contract/promoters';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { AppDrawer } from '../../../drawers/app-drawer.tsx';
import { usePageSearch } from '../../../drawers/use-page-search.ts';
import { AppForm } from '../../../forms/app-form.tsx';
import { SaveBar } from '../../../forms/save-bar.tsx';
import { useObjectForm } from '../../../forms/use-object-form.ts';
import { paths } from '../../../paths.ts';
import { useCan } from '../../../session/use-features.ts';
import { usePromoter } from '../../../session/use-promoter.ts';
import { showToast } from '../../../ui/notices/notices.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import {
  useGetArtistCampaignQuery,
  useLazyGetArtistCampaignQuery,
  useUpdateArtistCampaignMutation,
} from '../queries.ts';
import { CampaignConflict } from './campaign-conflict.tsx';
import { CampaignFields } from './campaign-fields.tsx';
import { type CampaignValues, toCampaignBody, toCampaignValues } from './campaign-values.ts';
import { translateCampaignErrors } from './translate-campaign-errors.ts';

/** `/campaigns/:campaignId/edit`, over the page of the campaign. */
export function EditCampaignDrawer() {
  const { t } = useTranslation('artist-campaigns');
  const navigate = useNavigate();
  const artistCampaignId = Number(useParams().campaignId);
  const { currentData: campaign } = useGetArtistCampaignQuery({ params: { artistCampaignId } });
  const { all } = usePromoter();
  const promoter = all.find(({ code }) => code === campaign?.promoterCode);
  /** Counts the times the form starts anew with what the server has. */
  const [edition, setEdition] = useState(0);
  const search = usePageSearch();
  const close = () => void navigate(`${paths.campaign(artistCampaignId)}${search}`);
  if (campaign && promoter)
    return (
      <EditCampaignForm
        campaign={campaign}
        key={`${artistCampaignId}-${edition}`}
        onClose={close}
        onReload={() => setEdition((last) => last + 1)}
        promoter={promoter}
      />
    );
  return (
    <AppDrawer heading={{ title: t('edit.title') }} onClose={close} open>
      <SkeletonRows count={4} label={t('page.loading')} rowHeight={56} />
    </AppDrawer>
  );
}

interface EditCampaignFormProps {
  campaign: ArtistCampaign;
  promoter: Promoter;
  onClose: () => void;
  onReload: () => void;
}

function EditCampaignForm({ campaign, promoter, onClose, onReload }: EditCampaignFormProps) {
  const { t } = useTranslation('artist-campaigns');
  const canWrite = useCan('campaign:write');
  const [update] = useUpdateArtistCampaignMutation();
  const [getCampaign] = useLazyGetArtistCampaignQuery();
  const params = { artistCampaignId: campaign.artistCampaignId };
  const load = (from: ArtistCampaign) => ({
    values: toCampaignValues(from, promoter.cultures),
    revision: from.revision,
  });
  const { model, asked } = useObjectForm<CampaignValues>({
    loaded: load(campaign),
    place: 'inDrawer',
    reload: async () => load(await getCampaign({ params }).unwrap()),
    send: async (changed, revision) => {
      const saved = await update({ params, body: toCampaignBody(changed), revision }).unwrap();
      showToast(t('edit.saved'), 'success');
      return saved.revision;
    },
    translate: (error) => translateCampaignErrors(error, t),
    onSaved: onClose,
    onReload,
  });
  return (
    <AppDrawer
      footer={<SaveBar model={model} saveLabel={t('edit.save')} />}
      heading={{ title: t('edit.title') }}
      onClose={onClose}
      open
    >
      {!canWrite && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('reason', { permission: 'campaign:write' })}
        </Alert>
      )}
      <AppForm model={model}>
        <CampaignFields isLocked={!canWrite} outdated={campaign.outdatedTexts} promoter={promoter} />
      </AppForm>
      <CampaignConflict asked={asked} />
    </AppDrawer>
  );
}
