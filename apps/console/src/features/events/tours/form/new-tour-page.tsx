import Box from '@mui/material/Box';
import type { Promoter } from '@parterre/contract/promoters';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { PermittedPart } from '#access/permitted-part.tsx';
import { parseId } from '#api/parse-id.ts';
import { useGetArtistCampaignQuery } from '#api/queries/events/artist-campaigns.ts';
import { useCreateTourMutation } from '#api/queries/events/tours.ts';
import { AppForm } from '#forms/object/app-form.tsx';
import { CreateBar } from '#forms/object/form-save-bar.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { PageFoot } from '#pages/page-foot.tsx';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { toNewProgrammeBody } from '#programme/list/programme-query.ts';
import { ChoosePromoter } from '#programme/pickers/choose-promoter.tsx';
import { useChosenPromoter } from '#programme/pickers/new-of-promoter-drawer.tsx';
import { usePromoter } from '#session/use-promoter.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { TourFields } from './tour-fields.tsx';
import { newTourValues, placeTourError, type TourValues } from './tour-values.ts';

/** `/tours/new`, with `?campaign=` for a tour of a campaign; opens the page of the new tour. */
export function NewTourPage() {
  const { t } = useTranslation('tours');
  const { current, findPromoter, isLoading } = usePromoter();
  const [params] = useSearchParams();
  const artistCampaignId = parseId(params.get('campaign'));
  const campaign = useGetArtistCampaignQuery(
    { params: { artistCampaignId: artistCampaignId ?? 0 } },
    { skip: artistCampaignId === null || current !== null },
  );
  const own = findPromoter(campaign.currentData?.promoterCode);
  const { promoter, choose, hasChosen } = useChosenPromoter(current ?? own);
  return (
    <>
      <PageHeader breadcrumb={[{ label: t('list.title'), href: paths.tours() }]} title={t('new.title')} />
      <PermittedPart label={t('page.loading')} permission="campaign:write" title={t('new.closed')}>
        {promoter && (
          <NewTourForm artistCampaignId={artistCampaignId} hasFocus={hasChosen} key={promoter.id} promoter={promoter} />
        )}
        {!promoter && !isLoading && !campaign.isFetching && <ChoosePromoter onChoose={choose} />}
      </PermittedPart>
    </>
  );
}

interface NewTourFormProps {
  promoter: Promoter;
  artistCampaignId: number | null;
  hasFocus: boolean;
}

/** Creates a tour. Needs `campaign:write`. A name that another tour has is refused at its language. */
function NewTourForm({ promoter, artistCampaignId, hasFocus }: NewTourFormProps) {
  const { t } = useTranslation('tours');
  const navigate = useNavigate();
  const [create] = useCreateTourMutation();
  const { model } = useObjectForm<TourValues>({
    values: newTourValues(promoter.cultures, artistCampaignId),
    place: 'inPage',
    create: async (values) => {
      const body = { promoterCode: promoter.code, ...toNewProgrammeBody(values) };
      const { tourId } = await create({ body }).unwrap();
      showToast(t('new.saved'), 'success');
      return () => void navigate(paths.tour(tourId));
    },
    placeError: placeTourError,
  });
  return (
    <>
      <Box sx={{ maxWidth: 640 }}>
        <AppForm model={model}>
          <TourFields hasFocus={hasFocus} isLocked={false} promoter={promoter} />
        </AppForm>
      </Box>
      <PageFoot>
        <CreateBar
          model={model}
          onCancel={() => void navigate(artistCampaignId === null ? paths.tours() : paths.campaign(artistCampaignId))}
          reason={undefined}
          saveLabel={t('new.save')}
        />
      </PageFoot>
    </>
  );
}
