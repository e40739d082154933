import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LIMITS } from '@parterre/contract/choices/limits';
import type { GuestList } from '@parterre/contract/guest-lists/guest-list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddGuestMutation } from '#api/queries/sales/guest-lists.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { TextField } from '#forms/fields/text-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { paths } from '#pages/paths.ts';
import { useLockReason } from '#session/use-features.ts';
import { firstReason } from '#ui/controls/first-reason.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { PlusIcon, UploadIcon } from '#ui/icons.tsx';
import { Note } from '#ui/note.tsx';
import { guestErrorText } from '../guest-error-text.ts';

/** Leaves room after the name for ` +20` and spaces around it. */
const ROOM_FOR_PLUS_ONES = 10;

const NOBODY = { name: '', note: '' };

/**
 * Adds one guest after the other: a name, `+2`, Enter; the focus stays for the next. Needs `guestlist:write`. A full
 * list (NOT_ENOUGH_LEFT) and one past its cut-off (RULE_BROKEN) refuse the guest, with the reason below the field.
 */
export function AddGuestForm({ list }: { list: GuestList }) {
  const { t } = useTranslation('guest-lists');
  const { guestListId, mostPlusOnes } = list;
  const search = usePageSearch();
  const { model, added } = useAddGuest(list);
  const { failure, form } = model;
  const reason = firstReason(
    useLockReason('guestlist:write'),
    list.status === 'CLOSED' && t('errors:reasons.RULE_BROKEN.cut-off'),
  );
  const nameInput = {
    'aria-invalid': failure !== undefined,
    autoComplete: 'off',
    maxLength: LIMITS.guest.name + ROOM_FOR_PLUS_ONES,
    placeholder: mostPlusOnes > 0 ? t('add.example') : '',
  };
  const noteInput = { autoComplete: 'off', maxLength: LIMITS.guest.note };
  return (
    <Box sx={{ mb: 2 }}>
      <AppForm model={{ ...model, failure: undefined }}>
        <Box sx={BAR_LOOK}>
          <Box sx={growing(3)}>
            <TextField disabled={reason !== undefined} input={nameInput} label={t('add.name')} name="name" />
          </Box>
          <Box sx={growing(2)}>
            <TextField disabled={reason !== undefined} input={noteInput} label={t('field.note')} name="note" />
          </Box>
          <ReasonedButton
            color="primary"
            loading={form.formState.isSubmitting}
            reason={reason}
            startIcon={<PlusIcon />}
            type="submit"
            variant="contained"
          >
            {t('add.action')}
          </ReasonedButton>
          {reason === undefined && (
            <Button
              href={`${paths.showGuestImport(list.showCode, guestListId)}${search}`}
              startIcon={<UploadIcon />}
              variant="outlined"
            >
              {t('import.action')}
            </Button>
          )}
        </Box>
      </AppForm>
      {failure !== undefined && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {failure}
        </Alert>
      )}
      <Note aria-live="polite" sx={{ mt: 0.5, minHeight: 16 }}>
        {failure === undefined ? added : ''}
      </Note>
    </Box>
  );
}

/** The form, and what it says of the guest that was added last. */
function useAddGuest({ guestListId, mostPlusOnes }: GuestList) {
  const { t } = useTranslation('guest-lists');
  const [add] = useAddGuestMutation();
  const [added, setAdded] = useState('');
  const { model } = useObjectForm({
    values: NOBODY,
    place: 'inPage',
    create: async ({ name, note }) => {
      const guest = readTypedGuest(name);
      model.form.setFocus('name');
      if (guest.name === '') throw new UnclearGuest(t('add.nameMissing'));
      if (guest.plusOnes > mostPlusOnes) throw new UnclearGuest(t('add.mostPlusOnes', { count: mostPlusOnes }));
      await add({ params: { guestListId }, body: { ...guest, note } }).unwrap();
      setAdded(t('add.done', { name: guest.name }));
      return 'another';
    },
    describe: (error) => (error instanceof UnclearGuest ? error.message : guestErrorText(error, t)),
  });
  return { model, added };
}

/** Nothing was sent, because the typed text is no guest of the list; the message says why. */
class UnclearGuest extends Error {}

const growing = (grow: number) => ({ flex: `${grow} 1 160px`, minWidth: 0 });
const BAR_LOOK = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1 };

/** Parses `Grace Hopper +2` as Grace Hopper with two people. */
export function readTypedGuest(typed: string): { name: string; plusOnes: number } {
  const [, name = '', more] = /^(.*?)(?:\s*\+\s*(\d{1,3}))?$/su.exec(typed.trim()) ?? [];
  return { name: name.replace(/\s+/g, ' ').trim(), plusOnes: Number(more ?? 0) };
}
