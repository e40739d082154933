import type { Guest, GuestList } from '@parterre/contract/guest-lists';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateGuestMutation } from '../../../api/queries/guest-lists.ts';
import { AppDrawer } from '../../../drawers/app-drawer.tsx';
import { AppForm } from '../../../forms/app-form.tsx';
import { CreateBar } from '../../../forms/create-bar.tsx';
import { MultilineField } from '../../../forms/fields/multiline-field.tsx';
import { NumberField } from '../../../forms/fields/number-field.tsx';
import { TextField } from '../../../forms/fields/text-field.tsx';
import { FormFields } from '../../../forms/form-fields.tsx';
import { max, min, whole } from '../../../forms/rules/number-rules.ts';
import { email, maxLength, required } from '../../../forms/rules/text-rules.ts';
import { useGuardedForm } from '../../../forms/use-guarded-form.ts';
import { useCan } from '../../../session/use-features.ts';
import { guestErrorText } from '../guest-error-text.ts';
import { GuestFrame } from './guest-frame.tsx';

/** `…/guests/:guestId`: one guest of a list. */
export function GuestDrawer() {
  return (
    <GuestFrame>
      {({ guest, list, close }) => <EditGuest guest={guest} key={guest.guestId} list={list} onClose={close} />}
    </GuestFrame>
  );
}

interface GuestValues {
  name: string;
  plusOnes: number | null;
  email: string;
  note: string;
}

function EditGuest({ guest, list, onClose }: { guest: Guest; list: GuestList; onClose: () => void }) {
  const { t } = useTranslation('guest-lists');
  const [opened] = useState(guest);
  const canWrite = useCan('guestlist:write');
  const reason = !canWrite ? t('notAllowed') : list.status === 'CLOSED' ? t('error.cutOff') : undefined;
  const hasTickets = opened.status === 'ISSUED';
  const [update] = useUpdateGuestMutation();
  const [failure, setFailure] = useState<unknown>();
  const model = useGuardedForm<GuestValues>({
    defaultValues: { name: opened.name, plusOnes: opened.plusOnes, email: opened.email, note: opened.note },
    place: 'inDrawer',
    save: async ({ plusOnes, ...values }) => {
      const params = { guestListId: list.guestListId, guestId: opened.guestId };
      setFailure(undefined);
      try {
        await update({ params, body: { ...values, plusOnes: plusOnes ?? 0 }, revision: opened.revision }).unwrap();
      } catch (error) {
        setFailure(error);
        throw error;
      }
    },
    onSaved: onClose,
  });
  const described =
    failure === undefined || model.failure === undefined ? model : { ...model, failure: guestErrorText(failure, t) };
  return (
    <AppDrawer
      footer={<CreateBar model={model} onCancel={onClose} reason={reason} saveLabel={t('edit.save')} />}
      heading={{ title: opened.name, facts: hasTickets ? t('guest.hasTickets') : undefined }}
      onClose={onClose}
      open
    >
      <AppForm model={described}>
        <FormFields isLocked={reason !== undefined}>
          <TextField disabled={hasTickets} label={t('add.name')} name="name" rules={[required, maxLength(120)]} />
          <NumberField
            disabled={hasTickets}
            label={t('column.plusOnes')}
            name="plusOnes"
            rules={[required, whole, min(0), max(Math.max(list.mostPlusOnes, opened.plusOnes))]}
          />
          <TextField
            disabled={hasTickets}
            input={{ type: 'email', autoComplete: 'off' }}
            label={t('field.email')}
            name="email"
            rules={[email, maxLength(254)]}
          />
          <MultilineField label={t('field.note')} name="note" rows={3} rules={[maxLength(500)]} />
        </FormFields>
      </AppForm>
    </AppDrawer>
  );
}
