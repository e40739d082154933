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
import { useLockReason } from '#session/use-features.ts';
import { showToast } from '#ui/notices/notices.tsx';
import type { OnMoved } from '../move/move-drawer.tsx';
import { ShowConflict } from './show-conflict.tsx';
import { ShowForm } from './show-form.tsx';
import { type ShowPromoter, type ShowValues, toShowBody, toShowValues } from './show-values.ts';

interface ShowDetailsFormProps {
  show: Show;
  promoter: ShowPromoter;
  /** Beside the form, or below it if the page is narrow. */
  aside: ReactNode;
  /** Content below the fields that is saved separately from the form. */
  below: ReactNode;
}

/**
 * Edits the details of a show. Needs `show:write`. After the first order another plan or currency is refused, and a
 * status is refused with the facts it lacks. The outlet reports a move, so that the form reloads.
 */
export function ShowDetailsForm({ show, promoter, aside, below }: ShowDetailsFormProps) {
  const { t } = useTranslation('shows');
  const lockReason = useLockReason('show:write');
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
  // Unsaved changes are kept: the move is then merged like a save by somebody else.
  const onMoved: OnMoved = (moved) => !isDirty && startAnew(load(moved));
  useFieldFromUrl(model.form);
  return (
    <>
      <Box sx={BESIDE_LOOK}>
        <Box>
          {lockReason !== undefined && (
            <Alert severity="info" sx={{ mb: 2 }}>
              {lockReason}
            </Alert>
          )}
          <AppForm model={model}>
            <FormFields isLocked={lockReason !== undefined}>
              <ShowForm existing={show} promoter={promoter} />
            </FormFields>
          </AppForm>
          {below}
        </Box>
        <Box sx={ASIDE_LOOK}>{aside}</Box>
      </Box>
      <PageFoot>
        <FormSaveBar model={model} saveLabel={t('form.save')} />
      </PageFoot>
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
