import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { OfferCode } from '@parterre/contract/offer-codes';
import type { Show } from '@parterre/contract/shows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedChanges } from '../../../api/use-unsaved-changes.ts';
import { AppDrawer } from '../../../drawers/app-drawer.tsx';
import type { DrawerHeading } from '../../../drawers/drawer-header.tsx';
import { AppForm } from '../../../forms/object/app-form.tsx';
import { SaveBar } from '../../../forms/object/save-bar.tsx';
import { useLeaveAfter } from '../../../forms/object/use-leave-after.ts';
import { useCan } from '../../../session/use-features.ts';
import { TrashIcon } from '../../../ui/icons.tsx';
import { ReasonedButton } from '../../../ui/reasoned-button.tsx';
import { CodeStatusChip } from '../code-status-chip.tsx';
import { DeleteCodeDialog } from '../delete-code-dialog.tsx';
import { CodeFields } from '../form/code-fields.tsx';
import type { EventWords } from '../use-event-words.ts';
import { useKeptReason } from '../use-kept-reason.ts';
import { CodeConflict } from './code-conflict.tsx';
import { UsageSection } from './usage-section.tsx';
import { useEditCode } from './use-edit-code.ts';

interface EditCodeProps {
  code: OfferCode;
  show: Pick<Show, 'showCode' | 'timeZone'>;
  words: EventWords;
  walk: DrawerHeading['walk'];
  onClose: () => void;
  onReload: () => void;
}

/** A code: what it does, for whom and how often, and what came of it. */
export function EditCode({ code, show, words, walk, onClose, onReload }: EditCodeProps) {
  const { t } = useTranslation('offer-codes');
  const { showCode, timeZone } = show;
  const canWrite = useCan('offer:write');
  const [isDeleting, setDeleting] = useState(false);
  const [isDeleted, setDeleted] = useState(false);
  const { model, isDirty, asked } = useEditCode(code, showCode, onReload);
  useUnsavedChanges('inDrawer', isDirty && !isDeleted);
  useLeaveAfter(isDeleted, onClose);
  return (
    <AppDrawer
      footer={canWrite && <SaveBar model={model} saveLabel={t('edit.save')} />}
      heading={{ title: code.code, facts: <CodeStatusChip status={code.status} />, ...(walk ? { walk } : {}) }}
      onClose={onClose}
      open
    >
      {!canWrite && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('notAllowed')}
        </Alert>
      )}
      <UsageSection code={code} words={words} />
      <AppForm model={model}>
        <CodeFields code={code} isLocked={!canWrite} showCode={showCode} words={words} zone={timeZone} />
      </AppForm>
      <Box sx={{ mt: 2.5, pt: 1.75, borderTop: 1, borderColor: 'divider' }}>
        <ReasonedButton
          color="error"
          onClick={() => setDeleting(true)}
          reason={useKeptReason(code)}
          startIcon={<TrashIcon />}
          variant="outlined"
        >
          {t('delete.action')}
        </ReasonedButton>
      </Box>
      <CodeConflict asked={asked} showCode={showCode} words={words} />
      <DeleteCodeDialog
        code={isDeleting ? code : null}
        onClose={() => setDeleting(false)}
        onDeleted={() => setDeleted(true)}
        showCode={showCode}
      />
    </AppDrawer>
  );
}
