import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { LIMITS } from '@parterre/contract/choices/limits';
import type { GuestList } from '@parterre/contract/guest-lists/guest-list';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddGuestMutation } from '#api/queries/sales/guest-lists.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import { useLockReason } from '#session/use-features.ts';
import { firstReason } from '#ui/controls/first-reason.ts';
import { Labelled } from '#ui/controls/labelled.tsx';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { PlusIcon, UploadIcon } from '#ui/icons.tsx';
import { Note } from '#ui/note.tsx';
import { guestErrorText } from '../guest-error-text.ts';

/** Leaves room after the name for ` +20` and spaces around it. */
const ROOM_FOR_PLUS_ONES = 10;

/**
 * Adds one guest after the other: a name, `+2`, Enter; the focus stays for the next. Needs `guestlist:write`. A full
 * list (NOT_ENOUGH_LEFT) and one past its cut-off (RULE_BROKEN) refuse the guest, with the reason below the field.
 */
export function AddGuestForm({ list }: { list: GuestList }) {
  const { t } = useTranslation('guest-lists');
  const { guestListId, mostPlusOnes } = list;
  const search = usePageSearch();
  const [add, { isLoading }] = useAddGuestMutation();
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const [added, setAdded] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const reason = firstReason(
    useLockReason('guestlist:write'),
    list.status === 'CLOSED' && t('errors:reasons.RULE_BROKEN.cut-off'),
  );
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const guest = readTypedGuest(name);
    if (reason !== undefined || isLoading) return;
    if (guest.name === '') return setProblem(t('add.nameMissing'));
    if (guest.plusOnes > mostPlusOnes) return setProblem(t('add.mostPlusOnes', { count: mostPlusOnes }));
    try {
      await add({ params: { guestListId }, body: { ...guest, note } }).unwrap();
      setName('');
      setNote('');
      setProblem(undefined);
      setAdded(t('add.done', { name: guest.name }));
    } catch (error) {
      setProblem(guestErrorText(error, t));
    }
    field.current?.focus();
  };
  return (
    <Box component="form" noValidate onSubmit={(event) => void handleSubmit(event)} sx={{ mb: 2 }}>
      <Box sx={BAR_LOOK}>
        <Labelled label={t('add.name')} sx={growing(3)}>
          {(id) => (
            <OutlinedInput
              autoComplete="off"
              disabled={reason !== undefined}
              error={problem !== undefined}
              fullWidth
              id={id}
              inputProps={{ maxLength: LIMITS.guest.name + ROOM_FOR_PLUS_ONES }}
              inputRef={field}
              onChange={(event) => setName(event.target.value)}
              placeholder={mostPlusOnes > 0 ? t('add.example') : ''}
              size="small"
              value={name}
            />
          )}
        </Labelled>
        <Labelled label={t('field.note')} sx={growing(2)}>
          {(id) => (
            <OutlinedInput
              autoComplete="off"
              disabled={reason !== undefined}
              fullWidth
              id={id}
              inputProps={{ maxLength: LIMITS.guest.note }}
              onChange={(event) => setNote(event.target.value)}
              size="small"
              value={note}
            />
          )}
        </Labelled>
        <ReasonedButton
          color="primary"
          loading={isLoading}
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
      {problem !== undefined && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      )}
      <Note aria-live="polite" sx={{ mt: 0.5, minHeight: 16 }}>
        {problem === undefined ? added : ''}
      </Note>
    </Box>
  );
}

const growing = (grow: number) => ({ flex: `${grow} 1 160px`, minWidth: 0 });
const BAR_LOOK = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1 };

/** Parses `Grace Hopper +2` as Grace Hopper with two people. */
export function readTypedGuest(typed: string): { name: string; plusOnes: number } {
  const [, name = '', more] = /^(.*?)(?:\s*\+\s*(\d{1,3}))?$/su.exec(typed.trim()) ?? [];
  return { name: name.replace(/\s+/g, ' ').trim(), plusOnes: Number(more ?? 0) };
}
