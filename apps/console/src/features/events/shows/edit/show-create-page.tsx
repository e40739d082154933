import Box from '@mui/material/Box';
import type { Promoter } from '@parterre/contract/promoters';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { PermittedPart } from '#access/permitted-part.tsx';
import { parseId } from '#api/parse-id.ts';
import { useGetArtistCampaignQuery } from '#api/queries/events/artist-campaigns.ts';
import { useCreateShowMutation } from '#api/queries/events/shows.ts';
import { useGetTourQuery } from '#api/queries/events/tours.ts';
import { useGetVenueQuery } from '#api/queries/seating/venues.ts';
import { AppForm } from '#forms/object/app-form.tsx';
import { CreateBar } from '#forms/object/form-save-bar.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { PageFoot } from '#pages/page-foot.tsx';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { ChoosePromoter } from '#programme/pickers/choose-promoter.tsx';
import { useChosenPromoter } from '#programme/pickers/new-of-promoter-drawer.tsx';
import { usePromoter } from '#session/use-promoter.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { useOfferedPlans } from '../seating/merge-plans.ts';
import { ShowForm } from './show-form.tsx';
import { newShowValues, type ShowPreset, type ShowValues, toNewShowBody } from './show-values.ts';

/**
 * Creates a show of the current promoter, or of the owner of the tour, campaign or venue in the URL; then opens its
 * overview.
 */
export function ShowCreatePage() {
  const { t } = useTranslation('shows');
  const { promoter: named, preset, isLoading } = useShowPreset();
  const { promoter, choose } = useChosenPromoter(named);
  return (
    <>
      <PageHeader breadcrumb={[{ label: t('list.title'), href: paths.shows() }]} title={t('form.newTitle')} />
      <PermittedPart label={t('page.loading')} permission="show:write" title={t('form.closed')}>
        {isLoading && <SkeletonRows count={8} label={t('page.loading')} rowHeight={56} />}
        {!isLoading && promoter && <CreateForm key={promoter.id} preset={preset} promoter={promoter} />}
        {!isLoading && !promoter && <ChoosePromoter onChoose={choose} />}
      </PermittedPart>
    </>
  );
}

/**
 * Creates a show. Needs `show:write`. A plan that the venue has removed meanwhile (PLAN_NOT_SELECTABLE) and a time that
 * the clocks skip or repeat are refused at their fields.
 */
function CreateForm({ promoter, preset }: { promoter: Promoter; preset: ShowPreset }) {
  const { t } = useTranslation('shows');
  const navigate = useNavigate();
  const [create] = useCreateShowMutation();
  const { model } = useObjectForm<ShowValues>({
    values: newShowValues(promoter, preset),
    place: 'inPage',
    create: async (values) => {
      const { showCode } = await create({ body: toNewShowBody(values, promoter.code, defaultPlanId) }).unwrap();
      showToast(t('form.created'), 'success');
      return () => void navigate(paths.show(showCode));
    },
  });
  const [venueId, tourId] = useWatch({ control: model.form.control, name: ['venueId', 'tourId'] });
  const { defaultPlanId } = useOfferedPlans(venueId, tourId);
  return (
    <>
      <Box sx={{ maxWidth: 640 }}>
        <AppForm model={model}>
          <ShowForm promoter={promoter} />
        </AppForm>
      </Box>
      <PageFoot>
        <CreateBar
          model={model}
          onCancel={() => void navigate(paths.shows())}
          reason={undefined}
          saveLabel={t('form.create')}
        />
      </PageFoot>
    </>
  );
}

interface NewShow {
  /** The owner of the tour, campaign or venue, otherwise the current promoter; null if the user has to choose one. */
  promoter: Promoter | null;
  preset: ShowPreset;
  isLoading: boolean;
}

/** Reads `?tour=`, `?campaign=` and `?venue=` as presets of a new show; ids that do not exist are ignored. */
function useShowPreset(): NewShow {
  const [params] = useSearchParams();
  const { current, isLoading, findPromoter } = usePromoter();
  const tourId = parseId(params.get('tour'));
  const artistCampaignId = parseId(params.get('campaign'));
  const venueId = parseId(params.get('venue'));
  const tour = useGetTourQuery({ params: { tourId: tourId ?? 0 } }, { skip: tourId === null });
  const venue = useGetVenueQuery({ params: { venueId: venueId ?? 0 } }, { skip: venueId === null });
  const campaign = useGetArtistCampaignQuery(
    { params: { artistCampaignId: artistCampaignId ?? 0 } },
    { skip: artistCampaignId === null },
  );
  const ownVenue = venue.currentData?.isCatalogue ? undefined : venue.currentData;
  const ownerCode = tour.currentData?.promoterCode ?? campaign.currentData?.promoterCode ?? ownVenue?.promoterCode;
  const owner = findPromoter(ownerCode) ?? null;
  const promoter = ownerCode === undefined ? current : owner;
  const ofOwner = (found: { promoterCode: string } | undefined) => found?.promoterCode === promoter?.code;
  return {
    promoter,
    preset: {
      ...(tour.currentData && ofOwner(tour.currentData) ? { tourId } : {}),
      ...(campaign.currentData && ofOwner(campaign.currentData) ? { artistCampaignId } : {}),
      ...(ownVenue && ofOwner(ownVenue) ? { venueId } : {}),
    },
    isLoading: isLoading || tour.isLoading || campaign.isLoading || venue.isLoading,
  };
}
