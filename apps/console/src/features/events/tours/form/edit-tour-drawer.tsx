import type { Promoter } from '@parterre/contract/promoters';
import type { Tour } from '@parterre/contract/tours';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useGetTourQuery, useLazyGetTourQuery, useUpdateTourMutation } from '#api/queries/events/tours.ts';
import { useArtistNames } from '#artists/use-artist-names.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { AppForm } from '#forms/object/app-form.tsx';
import type { ConflictField } from '#forms/object/find-conflicts.ts';
import { EditDrawer, ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { type AskedConflict, FormConflict } from '#forms/object/use-stale-save.tsx';
import { paths } from '#pages/paths.ts';
import { useIdParam } from '#pages/use-id-param.ts';
import { toProgrammeBody } from '#programme/list/programme-query.ts';
import { useCampaignNames } from '#programme/pickers/use-campaign-names.ts';
import { summariseTexts } from '#programme/texts/summarise-texts.ts';
import { useLockReason } from '#session/use-features.ts';
import { usePromoterOf } from '#session/use-promoter.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { TourFields } from './tour-fields.tsx';
import { placeTourError, type TourValues, toTourValues } from './tour-values.ts';

/** `/tours/:tourId/edit`, over the tour's page. */
export function EditTourDrawer() {
  const { t } = useTranslation('tours');
  const navigate = useNavigate();
  const tourId = useIdParam('tourId');
  const result = useGetTourQuery({ params: { tourId } });
  const owned = usePromoterOf(result);
  const search = usePageSearch();
  const handleClose = () => void navigate(`${paths.tour(tourId)}${search}`);
  return (
    <EditDrawer id={tourId} label={t('page.loading')} onClose={handleClose} result={owned} title={t('edit.title')}>
      {({ item, promoter }) => <EditTourForm onClose={handleClose} promoter={promoter} tour={item} />}
    </EditDrawer>
  );
}

interface EditTourFormProps {
  tour: Tour;
  promoter: Promoter;
  onClose: () => void;
}

/** Changes a tour. Needs `campaign:write`. A name that another tour has is refused at its language. */
function EditTourForm({ tour, promoter, onClose }: EditTourFormProps) {
  const { t } = useTranslation('tours');
  const lockReason = useLockReason('campaign:write');
  const canWrite = lockReason === undefined;
  const [update] = useUpdateTourMutation();
  const [getTour] = useLazyGetTourQuery();
  const params = { tourId: tour.tourId };
  const load = (from: Tour) => ({
    values: toTourValues(from, promoter.cultures),
    revision: from.revision,
  });
  const { model, asked } = useObjectForm<TourValues>({
    ...load(tour),
    place: 'inDrawer',
    reload: async () => load(await getTour({ params }).unwrap()),
    send: async (changed, revision) => {
      const saved = await update({ params, body: toProgrammeBody(changed), revision }).unwrap();
      showToast(t('edit.saved'), 'success');
      return saved.revision;
    },
    placeError: placeTourError,
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
        <TourFields isLocked={!canWrite} outdated={tour.outdatedTexts} plans={tour.plans} promoter={promoter} />
      </AppForm>
      <TourConflict asked={asked} />
    </ObjectDrawer>
  );
}

function TourConflict({ asked }: { asked: AskedConflict<TourValues> | null }) {
  const { t } = useTranslation('tours');
  const artists = useArtistNames(asked ? [...asked.mine.performingArtistIds, ...asked.theirs.performingArtistIds] : []);
  const campaigns = useCampaignNames([asked?.mine.artistCampaignId, asked?.theirs.artistCampaignId]);
  const write = (values: TourValues, field: ConflictField<TourValues>): string => {
    if (field === 'name' || field === 'description') return summariseTexts(values[field]);
    if (field === 'artistCampaignId') return campaigns.get(values.artistCampaignId ?? 0) ?? '';
    if (field === 'performingArtistIds') return values[field].map((id) => artists.get(id) ?? '…').join(', ');
    if (field === 'planIds') return t('fields.planCount', { count: values.planIds.length });
    return t(values.defaultPlanId === null ? 'fields.venueDefault' : 'fields.ownDefault');
  };
  return <FormConflict asked={asked} label={(field) => t(`fields.${field}`)} write={write} />;
}
