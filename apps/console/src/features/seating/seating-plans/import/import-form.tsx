import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import type { PlanPreview } from '@parterre/contract/seating-plans/import';
import type { TFunction } from 'i18next';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import { SwitchField } from '#forms/fields/switch-field.tsx';
import { TextField } from '#forms/fields/text-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { useAppForm } from '#forms/object/use-app-form.ts';
import { Card } from '#ui/card.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { PLAN_NAME_RULES } from '../plan-name-dialogs.tsx';
import { formatBytes } from '../plan-words.ts';
import { wantsColumns } from './read-options.ts';
import { ReadOptionsFields } from './read-options-fields.tsx';
import { useImportPlan } from './use-import-plan.ts';
import type { PlanPreviewModel } from './use-plan-preview.ts';

interface ImportFormProps {
  model: PlanPreviewModel;
  preview: PlanPreview;
  venueId: number;
}

export function ImportForm({ model, preview, venueId }: ImportFormProps) {
  const { t, i18n } = useTranslation('seating-plans');
  const reasonId = useId();
  const { importPlan, isImporting, cancel } = useImportPlan(venueId);
  const { file, options } = model;
  const reason = explainBlockedImport(preview, model.isReading, t);
  const form = useAppForm({
    defaultValues: { name: preview.name, isDefault: false },
    describeError: errorText,
    onSubmit: async ({ name, isDefault }) => {
      if (!file || reason) return;
      const isStored = await importPlan({ file, options, name: name.trim(), isDefault });
      showToast(t(isStored ? 'saved' : 'import.cancelled'), isStored ? 'success' : 'info');
    },
  });
  return (
    <Card title={t('import.options')}>
      <Box sx={CHOICES_LOOK}>
        {preview.isReadable && (
          <AppForm model={form}>
            <TextField input={{ autoComplete: 'off' }} label={t('import.name')} name="name" rules={PLAN_NAME_RULES} />
            <SwitchField help={t('import.makeDefaultHelp')} label={t('import.makeDefault')} name="isDefault" />
          </AppForm>
        )}
        <ReadOptionsFields isDisabled={isImporting} model={model} preview={preview} />
      </Box>
      <Box sx={{ display: 'grid', gap: 1.25, p: 2, borderTop: 1, borderColor: 'divider' }}>
        {isImporting && file && (
          <>
            <Box role="status">{t('import.importing', { size: formatBytes(file.size, i18n.language) })}</Box>
            <LinearProgress aria-label={t('import.title')} />
          </>
        )}
        {reason && (
          <Box id={reasonId} sx={{ color: 'text.secondary', typography: 'caption' }}>
            {reason}
          </Box>
        )}
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
          <Button onClick={isImporting ? cancel : model.reset}>
            {t(isImporting ? 'import.cancel' : 'import.discard')}
          </Button>
          <Button
            aria-describedby={reason ? reasonId : undefined}
            color="primary"
            disabled={reason !== undefined}
            form={form.formId}
            loading={isImporting}
            type="submit"
            variant="contained"
          >
            {preview.isReadable ? t('import.importSeats', { count: preview.seatCount }) : t('import.title')}
          </Button>
        </Box>
      </Box>
    </Card>
  );
}

/** Hidden while empty: a table with unknown columns offers no other choices. */
const CHOICES_LOOK = { p: 2, display: 'grid', gap: 2, '&:empty': { display: 'none', '& + *': { borderTop: 0 } } };

/** Returns why the plan cannot be imported; undefined if it can. */
function explainBlockedImport(
  preview: Pick<PlanPreview, 'isReadable' | 'findings'>,
  isReading: boolean,
  t: TFunction<'seating-plans'>,
): string | undefined {
  if (isReading) return t('import.blocked.reading');
  const errors = preview.findings.filter(({ severity }) => severity === 'error').length;
  if (wantsColumns(preview)) return t('import.chooseColumns');
  if (!preview.isReadable) return t('import.blocked.refused');
  return errors > 0 ? t('import.blocked.errors', { count: errors }) : undefined;
}
