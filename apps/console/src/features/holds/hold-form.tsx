import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Hold } from '@parterre/contract/holds';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../api/error-text.ts';
import { useCreateHoldMutation, useListHoldsQuery, useUpdateHoldMutation } from '../../api/queries/holds.ts';
import { useUnsavedChanges } from '../../api/use-unsaved-changes.ts';
import { AppDrawer } from '../../drawers/app-drawer.tsx';
import type { DrawerHeading } from '../../drawers/drawer-header.tsx';
import { AppForm } from '../../forms/object/app-form.tsx';
import { CreateBar } from '../../forms/object/create-bar.tsx';
import { SaveBar } from '../../forms/object/save-bar.tsx';
import { useAppForm } from '../../forms/object/use-app-form.ts';
import { useLeaveAfter } from '../../forms/object/use-leave-after.ts';
import { useStaleSave } from '../../forms/object/use-stale-save.ts';
import { useCan } from '../../session/use-features.ts';
import { DeleteHold } from './delete-hold.tsx';
import { HoldConflict } from './hold-conflict.tsx';
import { HoldFields } from './hold-fields.tsx';
import { createHoldValues, type HoldValues, toHoldBody, toHoldValues } from './hold-values.ts';
import { ReleaseHold } from './ledger/release-hold.tsx';
import { translateHoldErrors } from './translate-hold-errors.ts';

interface HoldFormProps {
  heading: DrawerHeading;
  /** Absent: a new one. */
  hold: Hold | undefined;
  holds: readonly Hold[];
  showCode: string;
  onClose: () => void;
  onReload: () => void;
}

/** The form of a hold in its drawer; saved at once, so that the map shows it at once. */
export function HoldForm({ heading, hold, holds, showCode, onClose, onReload }: HoldFormProps) {
  const { t } = useTranslation('holds');
  const canWrite = useCan('hold:write');
  const [create] = useCreateHoldMutation();
  const [update] = useUpdateHoldMutation();
  const { refetch } = useListHoldsQuery({ params: { showCode } });
  const [isDirty, setDirty] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  useUnsavedChanges('inDrawer', isDirty && !isLeaving);
  useLeaveAfter(isLeaving, onClose);
  const [defaultValues] = useState(() => (hold ? toHoldValues(hold) : createHoldValues(holds)));
  const reload = async () => {
    const { items } = await refetch().unwrap();
    const now = items.find((item) => item.holdId === hold?.holdId);
    return { values: now ? toHoldValues(now) : defaultValues, revision: now?.revision ?? 0 };
  };
  const stale = useStaleSave<HoldValues>({ values: defaultValues, revision: hold?.revision ?? 0 }, reload);
  const save = async (values: HoldValues) => {
    if (!hold) {
      await create({ params: { showCode }, body: toHoldBody(values) }).unwrap();
      setLeaving(true);
      return;
    }
    const outcome = await stale.save(values, async (changed, revision) => {
      const params = { showCode, hold: String(hold.holdId) };
      const saved = await update({ params, body: toHoldBody(changed), revision }).unwrap();
      return saved.revision;
    });
    if (outcome === 'reload') onReload();
  };
  const model = useAppForm<HoldValues>({
    defaultValues,
    describeError: errorText,
    onDirtyChange: setDirty,
    onSubmit: (values) =>
      save(values).catch((error: unknown) => {
        throw translateHoldErrors(error, t);
      }),
  });
  return (
    <AppDrawer
      open
      heading={heading}
      onClose={onClose}
      footer={
        hold ? (
          <SaveBar model={model} saveLabel={t('save')} />
        ) : (
          <CreateBar
            model={model}
            onCancel={onClose}
            reason={canWrite ? undefined : t('forbidden')}
            saveLabel={t('create')}
          />
        )
      }
    >
      {!canWrite && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('forbidden')}
        </Alert>
      )}
      <AppForm model={model}>
        <Box component="fieldset" disabled={!canWrite} sx={{ display: 'contents', border: 0 }}>
          <HoldFields isDisabled={!canWrite} />
        </Box>
      </AppForm>
      {hold && canWrite && <ReleaseHold hold={hold} showCode={showCode} onReleased={onClose} />}
      {hold && canWrite && (
        <DeleteHold hold={hold} holds={holds} showCode={showCode} onDeleted={() => setLeaving(true)} />
      )}
      <HoldConflict asked={stale.asked} />
    </AppDrawer>
  );
}
