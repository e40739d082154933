import type { Guest, GuestList } from '@parterre/contract/guest-lists';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { parseId } from '../../../api/cookies.ts';
import { errorText } from '../../../api/error-text.ts';
import { AppDrawer } from '../../../drawers/app-drawer.tsx';
import { usePageSearch } from '../../../drawers/use-page-search.ts';
import { AppForm } from '../../../forms/app-form.tsx';
import { CreateBar } from '../../../forms/create-bar.tsx';
import { MultilineField } from '../../../forms/fields/multiline-field.tsx';
import { NumberField } from '../../../forms/fields/number-field.tsx';
import { TextField } from '../../../forms/fields/text-field.tsx';
import { FormFields } from '../../../forms/form-fields.tsx';
import { max, min, whole } from '../../../forms/rules/number-rules.ts';
import { email, maxLength, required } from '../../../forms/rules/text-rules.ts';
import { useGuardedForm } from '../../../forms/use-guarded-form.ts';
import { paths } from '../../../paths.ts';
import { useCan } from '../../../session/use-features.ts';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { guestErrorText } from '../guest-error-text.ts';
import { useGetGuestListQuery, useListGuestsQuery, useUpdateGuestMutation } from '../queries.ts';
import { useGuestListParam } from '../use-guest-list-param.ts';

/** `…/guests/:guestId`: one guest of a list. */
export function GuestDrawer() {
  const { t } = useTranslation('guest-lists');
  const navigate = useNavigate();
  const search = usePageSearch();
  const { showCode, guestListId } = useGuestListParam();
  const guestId = parseId(useParams().guestId ?? '') ?? 0;
  const { currentData: list } = useGetGuestListQuery({ params: { guestListId } });
  const found = useListGuestsQuery({ params: { guestListId }, query: { guestId } });
  const guest = found.currentData?.items[0];
  const close = () => void navigate(`${paths.showGuestList(showCode, guestListId)}${search}`);
  if (list && guest) return <EditGuest guest={guest} key={guestId} list={list} onClose={close} />;
  return (
    <AppDrawer heading={{ title: t('guest.title') }} onClose={close} open>
      {found.error ? (
        errorText(found.error)
      ) : found.isFetching ? (
        <SkeletonRows count={3} label={t('loading')} rowHeight={56} />
      ) : (
        t('errors:NOT_FOUND')
      )}
    </AppDrawer>
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
