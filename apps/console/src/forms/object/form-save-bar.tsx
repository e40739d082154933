import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { WarningIcon } from '#ui/icons.tsx';
import { Note } from '#ui/note.tsx';
import { SaveBar } from '#ui/save-bar.tsx';
import type { AppFormModel } from './use-app-form.ts';

interface FormSaveBarProps<V extends FieldValues> {
  model: AppFormModel<V>;
  /** A verb with its object: 'Save ticket'. */
  saveLabel: string;
}

/** Hidden until something changed, so that a form that is only read has no button. */
export function FormSaveBar<V extends FieldValues>({ model, saveLabel }: FormSaveBarProps<V>) {
  const { t } = useTranslation('kit');
  const { isDirty, isSubmitting, errors } = model.form.formState;
  const count = countFieldErrors(errors);
  const gone = model.isGone ? t('forms.gone') : undefined;
  if (!isDirty && !isSubmitting && count === 0) return null;
  return (
    <SaveBar
      actions={
        <>
          <Button disabled={isSubmitting} onClick={model.discard} variant="outlined">
            {t('forms.discard')}
          </Button>
          <ReasonedButton
            color="primary"
            form={model.formId}
            loading={isSubmitting}
            reason={gone}
            type="submit"
            variant="contained"
          >
            {saveLabel}
          </ReasonedButton>
        </>
      }
      summary={count > 0 ? <ErrorCount count={count} formId={model.formId} /> : <b>{gone ?? t('forms.unsaved')}</b>}
    />
  );
}

interface CreateBarProps<V extends FieldValues> {
  model: AppFormModel<V>;
  /** A verb with its object: 'Create tour'. */
  saveLabel: string;
  reason: string | undefined;
  onCancel: () => void;
}

/** Always visible, for a form that creates something or cannot easily be undone. */
export function CreateBar<V extends FieldValues>(props: CreateBarProps<V>) {
  const { model, saveLabel, onCancel } = props;
  const { t } = useTranslation('kit');
  const reason = model.isGone ? t('forms.gone') : props.reason;
  const { isSubmitting, errors } = model.form.formState;
  const wrong = countFieldErrors(errors);
  return (
    <SaveBar
      actions={
        <>
          <Button disabled={isSubmitting} onClick={onCancel} variant="outlined">
            {t('forms.cancel')}
          </Button>
          <ReasonedButton
            color="primary"
            form={model.formId}
            loading={isSubmitting}
            reason={reason}
            type="submit"
            variant="contained"
          >
            {saveLabel}
          </ReasonedButton>
        </>
      }
      summary={wrong > 0 ? <ErrorCount count={wrong} formId={model.formId} /> : reason && renderReason()}
    />
  );

  function renderReason() {
    return <Note>{reason}</Note>;
  }
}

/** Shows the number of invalid fields in the save bar, with a link to the first. */
function ErrorCount({ count, formId }: { count: number; formId: string }) {
  const { t } = useTranslation('kit');
  return (
    <Box component="b" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box component="span" sx={{ color: LOOK.bad, display: 'inline-flex' }}>
        <WarningIcon />
      </Box>
      {t('forms.toCorrect', { count })}
      <Link
        component="button"
        onClick={() => focusFirstError(formId)}
        sx={{ font: 'inherit' }}
        type="button"
        underline="hover"
      >
        {t('forms.goToFirst')}
      </Link>
    </Box>
  );
}

function focusFirstError(formId: string) {
  const field = document
    .getElementById(formId)
    ?.querySelector<HTMLElement>('[aria-invalid="true"]:not([aria-hidden="true"])');
  field?.scrollIntoView?.({ block: 'center' });
  field?.focus();
}

function countFieldErrors(errors: FieldErrors): number {
  return Object.entries(errors).reduce((sum, [key, entry]) => sum + (key === 'root' ? 0 : countEntry(entry)), 0);
}

function countEntry(entry: unknown): number {
  if (typeof entry !== 'object' || entry === null) return 0;
  if ('message' in entry && 'type' in entry && typeof entry.type === 'string') return 1;
  return Object.values(entry).reduce((sum: number, child) => sum + countEntry(child), 0);
}
