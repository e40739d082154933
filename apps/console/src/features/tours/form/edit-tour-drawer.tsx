import Alert from '@mui/material/Alert';
import type { Promoter } from '@parterre/contract/promoters';
import type { Tour } from '@parterre/contract/tours';
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
import { useGetTourQuery, useLazyGetTourQuery, useUpdateTourMutation } from '../queries.ts';
import { TourConflict } from './tour-conflict.tsx';
import { TourFields } from './tour-fields.tsx';
import { type TourValues, toTourBody, toTourValues } from './tour-values.ts';
import { translateTourErrors } from './translate-tour-errors.ts';

/** `/tours/:tourId/edit`, over the page of the tour. */
export function EditTourDrawer() {
  const { t } = useTranslation('tours');
  const navigate = useNavigate();
  const tourId = Number(useParams().tourId);
  const { currentData: tour } = useGetTourQuery({ params: { tourId } });
  const { all } = usePromoter();
  const promoter = all.find(({ code }) => code === tour?.promoterCode);
  /** Counts the times the form starts anew with what the server has. */
  const [edition, setEdition] = useState(0);
  const search = usePageSearch();
  const close = () => void navigate(`${paths.tour(tourId)}${search}`);
  if (tour && promoter)
    return (
      <EditTourForm
        tour={tour}
        key={`${tourId}-${edition}`}
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

interface EditTourFormProps {
  tour: Tour;
  promoter: Promoter;
  onClose: () => void;
  onReload: () => void;
}

function EditTourForm({ tour, promoter, onClose, onReload }: EditTourFormProps) {
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
    loaded: load(tour),
    place: 'inDrawer',
    reload: async () => load(await getTour({ params }).unwrap()),
    send: async (changed, revision) => {
      const saved = await update({ params, body: toTourBody(changed), revision }).unwrap();
      showToast(t('edit.saved'), 'success');
      return saved.revision;
    },
    translate: (error) => translateTourErrors(error, t),
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
        <TourFields isLocked={!canWrite} outdated={tour.outdatedTexts} plans={tour.plans} promoter={promoter} />
      </AppForm>
      <TourConflict asked={asked} />
    </AppDrawer>
  );
}
