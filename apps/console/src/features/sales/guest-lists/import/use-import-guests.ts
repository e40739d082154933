import type { GuestImportColumn } from '@parterre/contract/choices/guest-list-choices';
import type { ReadGuests } from '@parterre/contract/guest-lists/import';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findProblem } from '#api/failure.ts';
import { useImportGuestsMutation, usePreviewGuestsMutation } from '#api/queries/sales/guest-lists.ts';
import { useMarkUnsaved } from '#api/use-unsaved-changes.ts';
import { describeFileError } from '#imports/choose-file.tsx';
import type { TableChoices } from '#imports/column-choices.tsx';
import { useTablePreview } from '#imports/use-table-preview.ts';
import { guestErrorText } from '../guest-error-text.ts';

export type GuestChoices = TableChoices<GuestImportColumn>;

interface Source {
  text: string;
  /** If set, the file is read instead of the text. */
  file: File | null;
  choices: GuestChoices;
}

const EMPTY: Source = { text: '', file: null, choices: {} };

/**
 * Previews pasted guests or a file again after every choice and stores them once. Needs `guestlist:write`; invalid
 * lines are refused by line number.
 */
export function useImportGuests(guestListId: number, onDone: (added: number) => void) {
  const { t } = useTranslation('guest-lists');
  const [source, setSource] = useState(EMPTY);
  const { read, store, forget, preview, isCurrent, isReading, failure } = useTablePreview<ReadGuests>(tell);
  const markUnsaved = useMarkUnsaved('inDrawer');
  const [ask] = usePreviewGuestsMutation();
  const [send, { isLoading: isStoring }] = useImportGuestsMutation();
  const choose = (next: Source, isSameTable: boolean) => {
    markUnsaved(true);
    setSource(next);
    void read(isSameTable, () => ask(argsOf(next)).unwrap());
  };
  const start = (text: string) => {
    markUnsaved(text.trim() !== '');
    setSource({ ...EMPTY, text });
    forget();
  };

  return {
    ...source,
    preview,
    isCurrent,
    isReading,
    failure,
    isStoring,
    type: start,
    paste: () => start(source.text),
    choose: (file: File) => choose({ ...EMPTY, text: source.text, file }, false),
    read: () => choose(source, true),
    change: (choices: GuestChoices) => choose({ ...source, choices }, true),
    store: () => store(async () => onDone((await send(argsOf(source)).unwrap()).added)),
  };

  function tell(error: unknown): string {
    return findProblem(error)?.code === 'INVALID' ? describeFileError(error, t) : guestErrorText(error, t);
  }

  function argsOf({ file, text, choices }: Source) {
    return { params: { guestListId }, query: choices, file: file ?? new File([text], 'guests.txt') };
  }
}
