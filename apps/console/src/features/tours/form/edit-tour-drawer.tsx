import type { Promoter } from '@parterre/contract/promoters';
import type { Tour } from '@parterre/contract/tours';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { useGetTourQuery, useLazyGetTourQuery, useUpdateTourMutation } from '../../../api/queries/tours.ts';
import { usePageSearch } from '../../../drawers/use-page-search.ts';
import { AppForm } from '../../../forms/object/app-form.tsx';
import { EditDrawer } from '../../../forms/object/edit-drawer.tsx';
import { ObjectDrawer } from '../../../forms/object/object-drawer.tsx';
import { useObjectForm } from '../../../forms/object/use-object-form.ts';
import { paths } from '../../../paths.ts';
import { toProgrammeBody } from '../../../programme/list/programme-values.ts';
import { useCan } from '../../../session/use-features.ts';
import { usePromoter } from '../../../session/use-promoter.ts';
import { showToast } from '../../../ui/notices/notices.tsx';
import { TourConflict } from './tour-conflict.tsx';
import { TourFields } from './tour-fields.tsx';
import { placeTourError, type TourValues, toTourValues } from './tour-values.ts';

/** `/tours/:tourId/edit`, over the page of the tour. */
export function EditTourDrawer() {
  const { t } = useTranslation('tours');
  const navigate = useNavigate();
  const tourId = Number(useParams().tourId);
  const result = useGetTourQuery({ params: { tourId } });
  const { all } = usePromoter();
  const promoter = all.find(({ code }) => code === result.currentData?.promoterCode);
  const search = usePageSearch();
  const close = () => void navigate(`${paths.tour(tourId)}${search}`);
  return (
    <EditDrawer id={tourId} label={t('page.loading')} onClose={close} result={result} title={t('edit.title')}>
      {(tour) => promoter && <EditTourForm tour={tour} onClose={close} promoter={promoter} />}
    </EditDrawer>
  );
}

interface EditTourFormProps {
  tour: Tour;
  promoter: Promoter;
  onClose: () => void;
}

function EditTourForm({ tour, promoter, onClose }: EditTourFormProps) {
  const { t } = useTranslation('tours');
  const canWrite = useCan('campaign:write');
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
      reason={canWrite ? undefined : t('kit:notAllowed', { permission: 'campaign:write' })}
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
