import type { Hold } from '@parterre/contract/holds';
import { useTranslation } from 'react-i18next';
import { useCreateHoldMutation, useListHoldsQuery, useUpdateHoldMutation } from '../../api/queries/holds.ts';
import type { DrawerHeading } from '../../drawers/drawer-header.tsx';
import { FormFields } from '../../forms/fields/form-fields.tsx';
import { AppForm } from '../../forms/object/app-form.tsx';
import { ObjectDrawer } from '../../forms/object/object-drawer.tsx';
import { useObjectForm } from '../../forms/object/use-object-form.ts';
import { useCan } from '../../session/use-features.ts';
import { DeleteHold } from './delete-hold.tsx';
import { HoldConflict } from './hold-conflict.tsx';
import { HoldFields } from './hold-fields.tsx';
import { createHoldValues, type HoldValues, toHoldBody, toHoldValues } from './hold-values.ts';
import { ReleaseHold } from './ledger/release-hold.tsx';

interface HoldFormProps {
  heading: DrawerHeading;
  /** Absent: a new one. */
  hold: Hold | undefined;
  holds: readonly Hold[];
  showCode: string;
  onClose: () => void;
}

/** The form of a hold in its drawer; saved at once, so that the map shows it at once. */
export function HoldForm({ heading, hold, holds, showCode, onClose }: HoldFormProps) {
  const { t } = useTranslation('holds');
  const canWrite = useCan('hold:write');
  const [create] = useCreateHoldMutation();
  const [update] = useUpdateHoldMutation();
  const { refetch } = useListHoldsQuery({ params: { showCode } });
  const load = (from: Hold | undefined) => ({
    values: from ? toHoldValues(from) : createHoldValues(holds),
    revision: from?.revision ?? 0,
  });
  const { model, asked, leave } = useObjectForm<HoldValues>({
    ...load(hold),
    place: 'inDrawer',
    create: hold ? undefined : (values) => create({ params: { showCode }, body: toHoldBody(values) }).unwrap(),
    reload: async () => {
      const { items } = await refetch().unwrap();
      return load(items.find((item) => item.holdId === hold?.holdId) ?? hold);
    },
    send: async (changed, revision) => {
      const params = { showCode, hold: String(hold?.holdId) };
      return (await update({ params, body: toHoldBody(changed), revision }).unwrap()).revision;
    },
    onLeave: onClose,
    staysOpen: true,
  });
  return (
    <ObjectDrawer
      bar={hold ? 'changed' : 'always'}
      heading={heading}
      model={model}
      onClose={onClose}
      reason={canWrite ? undefined : t('forbidden')}
      saveLabel={t(hold ? 'save' : 'create')}
    >
      <AppForm model={model}>
        <FormFields isLocked={!canWrite}>
          <HoldFields isDisabled={!canWrite} />
        </FormFields>
      </AppForm>
      {hold && canWrite && <ReleaseHold hold={hold} onReleased={onClose} showCode={showCode} />}
      {hold && canWrite && <DeleteHold hold={hold} holds={holds} onDeleted={leave} showCode={showCode} />}
      <HoldConflict asked={asked} />
    </ObjectDrawer>
  );
}
