import type { ArtistCampaign } from '@parterre/contract/artist-campaigns';
import type { Promoter } from '@parterre/contract/promoters';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import {
  useGetArtistCampaignQuery,
  useLazyGetArtistCampaignQuery,
  useUpdateArtistCampaignMutation,
} from '#api/queries/events/artist-campaigns.ts';
import { useArtistNames } from '#artists/use-artist-names.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { AppForm } from '#forms/object/app-form.tsx';
import type { ConflictField } from '#forms/object/find-conflicts.ts';
import { EditDrawer, ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { type AskedConflict, FormConflict } from '#forms/object/use-stale-save.tsx';
import { paths } from '#pages/paths.ts';
import { useIdParam } from '#pages/use-id-param.ts';
import { type ProgrammeValues, toProgrammeBody } from '#programme/list/programme-query.ts';
import { summariseTexts } from '#programme/texts/summarise-texts.ts';
import { useLockReason } from '#session/use-features.ts';
import { usePromoterOf } from '#session/use-promoter.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { CampaignFields, toCampaignValues } from './campaign-fields.tsx';

/** `/campaigns/:campaignId/edit`, over the campaign's page. */
export function EditCampaignDrawer() {
  const { t } = useTranslation('artist-campaigns');
  const navigate = useNavigate();
  const artistCampaignId = useIdParam('campaignId');
  const result = useGetArtistCampaignQuery({ params: { artistCampaignId } });
  const owned = usePromoterOf(result);
  const search = usePageSearch();
  const handleClose = () => void navigate(`${paths.campaign(artistCampaignId)}${search}`);
  return (
    <EditDrawer
      id={artistCampaignId}
      label={t('page.loading')}
      onClose={handleClose}
      result={owned}
      title={t('edit.title')}
    >
      {({ item, promoter }) => <EditCampaignForm campaign={item} onClose={handleClose} promoter={promoter} />}
    </EditDrawer>
  );
}

interface EditCampaignFormProps {
  campaign: ArtistCampaign;
  promoter: Promoter;
  onClose: () => void;
}

/**
 * Changes a campaign. Needs `campaign:write`. A name that another campaign has in one language is refused at that
 * language; a field that somebody else has changed since is asked about.
 */
function EditCampaignForm({ campaign, promoter, onClose }: EditCampaignFormProps) {
  const { t } = useTranslation('artist-campaigns');
  const lockReason = useLockReason('campaign:write');
  const canWrite = lockReason === undefined;
  const [update] = useUpdateArtistCampaignMutation();
  const [getCampaign] = useLazyGetArtistCampaignQuery();
  const params = { artistCampaignId: campaign.artistCampaignId };
  const load = (from: ArtistCampaign) => ({
    values: toCampaignValues(from, promoter.cultures),
    revision: from.revision,
  });
  const { model, asked } = useObjectForm<ProgrammeValues>({
    ...load(campaign),
    place: 'inDrawer',
    reload: async () => load(await getCampaign({ params }).unwrap()),
    send: async (changed, revision) => {
      const saved = await update({ params, body: toProgrammeBody(changed), revision }).unwrap();
      showToast(t('edit.saved'), 'success');
      return saved.revision;
    },
    onLeave: onClose,
  });
  return (
    <ObjectDrawer
      bar="changed"
      heading={{ title: t('edit.title') }}
      reason={lockReason}
      model={model}
      onClose={onClose}
      saveLabel={t('edit.save')}
    >
      <AppForm model={model}>
        <CampaignFields isLocked={!canWrite} outdated={campaign.outdatedTexts} promoter={promoter} />
      </AppForm>
      <CampaignConflict asked={asked} />
    </ObjectDrawer>
  );
}

function CampaignConflict({ asked }: { asked: AskedConflict<ProgrammeValues> | null }) {
  const { t } = useTranslation('artist-campaigns');
  const artists = useArtistNames(asked ? [...asked.mine.performingArtistIds, ...asked.theirs.performingArtistIds] : []);
  const write = (values: ProgrammeValues, field: ConflictField<ProgrammeValues>): string => {
    if (field === 'performingArtistIds') return values[field].map((id) => artists.get(id) ?? '…').join(', ');
    return summariseTexts(values[field]);
  };
  return <FormConflict asked={asked} label={(field) => t(`fields.${field}`)} write={write} />;
}
