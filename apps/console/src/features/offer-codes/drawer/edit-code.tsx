import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OfferCode } from '@parterre/contract/offer-codes';
import type { Show } from '@parterre/contract/shows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedChanges } from '../../../api/use-unsaved-changes.ts';
import { AppDrawer } from '../../../drawers/app-drawer.tsx';
import { AppForm } from '../../../forms/app-form.tsx';
import { SaveBar } from '../../../forms/save-bar.tsx';
import { useCan } from '../../../session/use-features.ts';
import { TrashIcon } from '../../../ui/icons.tsx';
import { CodeStatusChip } from '../code-status-chip.tsx';
import { DeleteCodeDialog } from '../delete-code-dialog.tsx';
import { CodeFields } from '../form/code-fields.tsx';
import { useEventWords } from '../use-event-words.ts';
import { CodeConflict } from './code-conflict.tsx';
import { UsageSection } from './usage-section.tsx';
import { useEditCode } from './use-edit-code.ts';
import { useLeaveAfter } from './use-leave-after.ts';

interface EditCodeProps {
  code: OfferCode;
  show: Pick<Show, 'showCode' | 'timeZone' | 'currency'>;
  onClose: () => void;
  onReload: () => void;
}

/** A code: what it does, for whom and how often, and what came of it. */
export function EditCode({ code, show, onClose, onReload }: EditCodeProps) {
  const { t } = useTranslation('offer-codes');
  const { showCode } = show;
  const canWrite = useCan('offer:write');
  const words = useEventWords(showCode);
  const [isDeleting, setDeleting] = useState(false);
  const [isDeleted, setDeleted] = useState(false);
  const { model, isDirty, asked } = useEditCode(code, showCode, onReload);
  useUnsavedChanges('inDrawer', isDirty && !isDeleted);
  useLeaveAfter(isDeleted, onClose);
  return (
    <AppDrawer
      footer={canWrite && <SaveBar model={model} saveLabel={t('edit.save')} />}
      heading={{ title: code.code, facts: <CodeStatusChip status={code.status} /> }}
      onClose={onClose}
      open
    >
      {!canWrite && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('notAllowed')}
        </Alert>
      )}
      <UsageSection code={code} currency={show.currency} />
      <AppForm model={model}>
        <CodeFields isLocked={!canWrite} isNew={false} showCode={showCode} words={words} zone={show.timeZone} />
      </AppForm>
      {canWrite && (
        <Box sx={{ mt: 2.5, pt: 1.75, borderTop: 1, borderColor: 'divider' }}>
          <Button color="error" onClick={() => setDeleting(true)} startIcon={<TrashIcon />} variant="outlined">
            {t('delete.action')}
          </Button>
        </Box>
      )}
      <CodeConflict asked={asked} words={words} />
      <DeleteCodeDialog
        code={isDeleting ? code : null}
        onClose={() => setDeleting(false)}
        onDeleted={() => setDeleted(true)}
        showCode={showCode}
      />
    </AppDrawer>
  );
}
