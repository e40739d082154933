import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Show } from '@parterre/contract/shows';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../api/error-text.ts';
import { useLazyGetShowQuery, useUpdateShowMutation } from '../../../api/queries/shows.ts';
import { useUnsavedChanges } from '../../../api/use-unsaved-changes.ts';
import { FormFields } from '../../../forms/fields/form-fields.tsx';
import { AppForm } from '../../../forms/object/app-form.tsx';
import { SaveBar } from '../../../forms/object/save-bar.tsx';
import { useAppForm } from '../../../forms/object/use-app-form.ts';
import { useFieldFromUrl } from '../../../forms/object/use-field-from-url.ts';
import { useStaleSave } from '../../../forms/object/use-stale-save.ts';
import { useCan } from '../../../session/use-features.ts';
import { showToast } from '../../../ui/notices/notices.tsx';
import { PageFoot } from './page-foot.tsx';
import { ShowConflict } from './show-conflict.tsx';
import { ShowForm } from './show-form.tsx';
import { type ShowPromoter, type ShowValues, toShowValues, toUpdateBody } from './show-values.ts';
import { translateShowErrors } from './translate-show-errors.ts';

interface ShowDetailsFormProps {
  show: Show;
  promoter: ShowPromoter;
  onReload: (fresh: Show) => void;
  /** Stands beside the form where there is room, under it where there is none. */
  aside: ReactNode;
  /** Saved apart from the form, under its fields. */
  below: ReactNode;
}

export function ShowDetailsForm({ show, promoter, onReload, aside, below }: ShowDetailsFormProps) {
  const { t } = useTranslation('shows');
  const canWrite = useCan('show:write');
  const [update] = useUpdateShowMutation();
  const [getShow] = useLazyGetShowQuery();
  const [isDirty, setDirty] = useState(false);
  useUnsavedChanges('inPage', isDirty);
  const params = { showCode: show.showCode };
  const load = (from: Show) => ({ values: toShowValues(from, promoter.cultures), revision: from.revision });
  const fresh = useRef(show);
  const stale = useStaleSave<ShowValues>(load(show), async () => {
    fresh.current = await getShow({ params }).unwrap();
    return load(fresh.current);
  });
  const [defaultValues] = useState(() => toShowValues(show, promoter.cultures));
  const model = useAppForm<ShowValues>({
    defaultValues,
    describeError: errorText,
    onDirtyChange: setDirty,
    onSubmit: async (values) => {
      try {
        const outcome = await stale.save(values, async (changed, revision) => {
          const saved = await update({ params, body: toUpdateBody(changed), revision }).unwrap();
          showToast(t('form.saved'), 'success');
          return saved.revision;
        });
        if (outcome === 'reload') onReload(fresh.current);
      } catch (error) {
        throw translateShowErrors(error, t);
      }
    },
  });
  useFieldFromUrl(model.form);
  return (
    <>
      <Box sx={BESIDE_LOOK}>
        <Box>
          {!canWrite && (
            <Alert severity="info" sx={{ mb: 2 }}>
              {t('actions.notAllowed', { permission: 'show:write' })}
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
      <PageFoot>{canWrite && <SaveBar model={model} saveLabel={t('form.save')} />}</PageFoot>
      <ShowConflict asked={stale.asked} />
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
