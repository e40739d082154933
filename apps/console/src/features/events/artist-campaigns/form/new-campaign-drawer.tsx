import type { Promoter } from '@parterre/contract/promoters';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCreateArtistCampaignMutation } from '#api/queries/events/artist-campaigns.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { AppForm } from '#forms/object/app-form.tsx';
import { ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { paths } from '#pages/paths.ts';
import { type ProgrammeValues, toNewProgrammeBody } from '#programme/list/programme-query.ts';
import { NewOfPromoterDrawer } from '#programme/pickers/new-of-promoter-drawer.tsx';
import { useLockReason } from '#session/use-features.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { CampaignFields, toCampaignValues } from './campaign-fields.tsx';

/** `/campaigns/new`; opens the page of the new campaign after saving. */
export function NewCampaignDrawer() {
  const { t } = useTranslation('artist-campaigns');
  const navigate = useNavigate();
  const search = usePageSearch();
  const handleClose = () => void navigate(`${paths.campaigns()}${search}`);
  return (
    <NewOfPromoterDrawer onClose={handleClose} title={t('new.title')}>
      {(promoter) => <NewCampaignForm onClose={handleClose} promoter={promoter} />}
    </NewOfPromoterDrawer>
  );
}

/**
 * Creates a campaign of the promoter. Needs `campaign:write`. A name that another campaign has is refused at its
 * language.
 */
function NewCampaignForm({ promoter, onClose }: { promoter: Promoter; onClose: () => void }) {
  const { t } = useTranslation('artist-campaigns');
  const navigate = useNavigate();
  const reason = useLockReason('campaign:write');
  const [create] = useCreateArtistCampaignMutation();
  const { model } = useObjectForm<ProgrammeValues>({
    values: toCampaignValues(undefined, promoter.cultures),
    place: 'inDrawer',
    create: async (values) => {
      const body = { promoterCode: promoter.code, ...toNewProgrammeBody(values) };
      const { artistCampaignId } = await create({ body }).unwrap();
      showToast(t('new.saved'), 'success');
      return () => void navigate(paths.campaign(artistCampaignId));
    },
  });
  return (
    <ObjectDrawer
      bar="always"
      heading={{ title: t('new.title') }}
      model={model}
      onClose={onClose}
      reason={reason}
      saveLabel={t('new.save')}
    >
      <AppForm model={model}>
        <CampaignFields hasFocus isLocked={reason !== undefined} promoter={promoter} />
      </AppForm>
    </ObjectDrawer>
  );
}
