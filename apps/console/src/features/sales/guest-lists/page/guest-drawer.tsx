import { LIMITS } from '@parterre/contract/choices/limits';
import type { GuestList } from '@parterre/contract/guest-lists/guest-list';
import type { Guest } from '@parterre/contract/guest-lists/guests';
import { useTranslation } from 'react-i18next';
import { useLazyListGuestsQuery, useUpdateGuestMutation } from '#api/queries/sales/guest-lists.ts';
import { NumberField } from '#forms/fields/number-field.tsx';
import { MultilineField, TextField } from '#forms/fields/text-field.tsx';
import { FormFields } from '#forms/fields/use-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { FormConflict } from '#forms/object/use-stale-save.tsx';
import { email, max, maxLength, min, required, whole } from '#forms/rules.ts';
import { useLockReason } from '#session/use-features.ts';
import { firstReason } from '#ui/controls/first-reason.ts';
import { guestErrorText } from '../guest-error-text.ts';
import { GuestFrame } from './guest-frame.tsx';

/** `…/guests/:guestId`: one guest of a list. */
export function GuestDrawer() {
  return <GuestFrame>{({ guest, list, close }) => <EditGuest guest={guest} list={list} onClose={close} />}</GuestFrame>;
}

interface GuestValues {
  name: string;
  plusOnes: number | null;
  email: string;
  note: string;
}

interface EditGuestProps {
  guest: Guest;
  list: GuestList;
  onClose: () => void;
}

/**
 * Changes a guest. Needs `guestlist:write`. More people than the list has left are refused (NOT_ENOUGH_LEFT); fields
 * that are printed on tickets cannot change once these are issued (CONFLICT).
 */
function EditGuest({ guest, list, onClose }: EditGuestProps) {
  const { t } = useTranslation('guest-lists');
  const reason = firstReason(
    useLockReason('guestlist:write'),
    list.status === 'CLOSED' && t('errors:reasons.RULE_BROKEN.cut-off'),
  );
  const hasTickets = guest.status === 'ISSUED';
  const [update] = useUpdateGuestMutation();
  const [listGuests] = useLazyListGuestsQuery();
  const { guestId } = guest;
  const { guestListId } = list;
  const { model, asked } = useObjectForm<GuestValues>({
    ...load(guest),
    place: 'inDrawer',
    reload: async () => {
      const { items } = await listGuests({ params: { guestListId }, query: { guestId } }).unwrap();
      return load(items[0] ?? guest);
    },
    send: async ({ plusOnes, ...changed }, revision) => {
      const body = { ...changed, ...(plusOnes === undefined ? {} : { plusOnes: plusOnes ?? 0 }) };
      return (await update({ params: { guestListId, guestId }, body, revision }).unwrap()).revision;
    },
    describe: (error) => guestErrorText(error, t),
    onLeave: onClose,
  });
  const labels = {
    name: t('add.name'),
    plusOnes: t('column.plusOnes'),
    email: t('field.email'),
    note: t('field.note'),
  };
  return (
    <ObjectDrawer
      bar="always"
      heading={{ title: guest.name, facts: hasTickets ? t('guest.hasTickets') : undefined }}
      model={model}
      onClose={onClose}
      reason={reason}
      saveLabel={t('guest.save')}
    >
      <AppForm model={model}>
        <FormFields isLocked={reason !== undefined}>
          <TextField
            disabled={hasTickets}
            label={t('add.name')}
            name="name"
            rules={[required, maxLength(LIMITS.guest.name)]}
          />
          <NumberField
            disabled={hasTickets}
            label={t('column.plusOnes')}
            name="plusOnes"
            rules={[required, whole, min(0), max(Math.max(list.mostPlusOnes, guest.plusOnes))]}
          />
          <TextField
            disabled={hasTickets}
            input={{ type: 'email', autoComplete: 'off' }}
            isOptional
            label={t('field.email')}
            name="email"
            rules={[email, maxLength(LIMITS.email)]}
          />
          <MultilineField
            isOptional
            label={t('field.note')}
            name="note"
            rows={3}
            rules={[maxLength(LIMITS.guest.note)]}
          />
        </FormFields>
      </AppForm>
      <FormConflict
        asked={asked}
        label={(field) => labels[field]}
        write={(values, field) => `${values[field] ?? ''}`}
      />
    </ObjectDrawer>
  );
}

const load = ({ name, plusOnes, email, note, revision }: Guest) => ({
  values: { name, plusOnes, email, note },
  revision,
});
