import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Show } from '@parterre/contract/shows/show';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useLazyGetShowQuery, useUpdateShowMutation } from '#api/queries/events/shows.ts';
import { FormFields } from '#forms/fields/use-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { FormSaveBar } from '#forms/object/form-save-bar.tsx';
import { useFieldFromUrl } from '#forms/object/use-field-from-url.ts';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { PageFoot } from '#pages/page-foot.tsx';
import { useCan } from '#session/use-features.ts';
import { showToast } from '#ui/notices/notices.tsx';
import type { OnMoved } from '../move/move-drawer.tsx';
import { ShowConflict } from './show-conflict.tsx';
import { ShowForm } from './show-form.tsx';
import { type ShowPromoter, type ShowValues, toShowBody, toShowValues } from './show-values.ts';

interface ShowDetailsFormProps {
  show: Show;
  promoter: ShowPromoter;
  /** Stands beside the form where there is room, under it where there is none. */
  aside: ReactNode;
  /** What stands below the fields is saved apart from the form. */
  below: ReactNode;
}

/**
 * The details of an event; it hears through its outlet of the event being moved. Needs `show:write`. With orders another
 * plan or currency is refused, and a status with what it lacks.
 */
export function ShowDetailsForm({ show, promoter, aside, below }: ShowDetailsFormProps) {
  const { t } = useTranslation('shows');
  const canWrite = useCan('show:write');
  const [update] = useUpdateShowMutation();
  const [getShow] = useLazyGetShowQuery();
  const params = { showCode: show.showCode };
  const load = (from: Show) => ({ values: toShowValues(from, promoter.cultures), revision: from.revision });
  const { model, asked, startAnew } = useObjectForm<ShowValues>({
    ...load(show),
    place: 'inPage',
    reload: async () => load(await getShow({ params }).unwrap()),
    send: async (changed, revision) => {
      const saved = await update({ params, body: toShowBody(changed), revision }).unwrap();
      showToast(t('form.saved'), 'success');
      return saved.revision;
    },
    staysOpen: true,
  });
  const { isDirty } = model.form.formState;
  // Unless something else is being changed: that is then merged as with anybody else's save.
  const onMoved: OnMoved = (moved) => !isDirty && startAnew(load(moved));
  useFieldFromUrl(model.form);
  return (
    <>
      <Box sx={BESIDE_LOOK}>
        <Box>
          {!canWrite && (
            <Alert severity="info" sx={{ mb: 2 }}>
              {t('kit:notAllowed', { permission: 'show:write' })}
            </Alert>
          )}
          <AppForm model={model}>
            <FormFields isLocked={!canWrite}>
              <ShowForm existing={show} promoter={promoter} />
            </FormFields>
          </AppForm>
          {below}
        </Box>
        <Box sx={ASIDE_LOOK}>{aside}</Box>
      </Box>
      <PageFoot>{canWrite && <FormSaveBar model={model} saveLabel={t('form.save')} />}</PageFoot>
      <ShowConflict asked={asked} />
      <Outlet context={onMoved} />
    </>
  );
}

const BESIDE_LOOK = {
  display: 'grid',
  gap: { xs: 3, xl: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 640px)', xl: 'minmax(0, 640px) minmax(0, 300px)' },
  alignItems: 'start',
};
const ASIDE_LOOK = { position: { xl: 'sticky' }, top: 80 };
