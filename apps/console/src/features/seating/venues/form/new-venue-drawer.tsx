import type { Promoter } from '@parterre/contract/promoters';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { AppForm } from '#forms/object/app-form.tsx';
import { ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { paths } from '#pages/paths.ts';
import { NewOfPromoterDrawer } from '#programme/pickers/new-of-promoter-drawer.tsx';
import { useLockReason } from '#session/use-features.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { useCreateVenue } from '../use-copy-venue.ts';
import { VenueFields } from './venue-fields.tsx';
import { createEmptyVenue, toVenueBody, type VenueFormValues } from './venue-form.ts';

/** `/venues/new`: a venue of the promoter. Needs `venue:create`. A name in use is refused at its field. */
export function NewVenueDrawer() {
  const { t } = useTranslation('venues');
  const navigate = useNavigate();
  const search = usePageSearch();
  const handleClose = () => void navigate(`${paths.venues()}${search}`);
  return (
    <NewOfPromoterDrawer onClose={handleClose} title={t('new.title')}>
      {(promoter) => <NewVenueForm onClose={handleClose} promoter={promoter} />}
    </NewOfPromoterDrawer>
  );
}

function NewVenueForm({ promoter, onClose }: { promoter: Promoter; onClose: () => void }) {
  const { t } = useTranslation('venues');
  const navigate = useNavigate();
  const createVenue = useCreateVenue();
  const { model } = useObjectForm<VenueFormValues>({
    values: createEmptyVenue(promoter),
    place: 'inDrawer',
    create: async (values) => {
      const { venueId } = await createVenue(toVenueBody(values));
      showToast(t('saved'));
      return () => void navigate(paths.venue(venueId));
    },
  });
  const reason = useLockReason('venue:create');
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
        <VenueFields hasFocus />
      </AppForm>
    </ObjectDrawer>
  );
}
