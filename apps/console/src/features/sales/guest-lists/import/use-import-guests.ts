import type { GuestImportColumn } from '@parterre/contract/choices/guest-list-choices';
import type { ReadGuests } from '@parterre/contract/guest-lists/import';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findProblem } from '#api/failure.ts';
import { useImportGuestsMutation, usePreviewGuestsMutation } from '#api/queries/sales/guest-lists.ts';
import { useMarkUnsaved } from '#api/use-unsaved-changes.ts';
import { describeFileError } from '#imports/choose-file.tsx';
import type { TableChoices } from '#imports/column-choices.tsx';
import { guestErrorText } from '../guest-error-text.ts';

export type GuestChoices = TableChoices<GuestImportColumn>;

interface Desk {
  text: string;
  /** If set, the file is read instead of the text. */
  file: File | null;
  choices: GuestChoices;
  preview: ReadGuests | null;
  /** True if the preview matches the current choices. */
  isCurrent: boolean;
  isReading: boolean;
  failure: string | null;
}

const EMPTY: Desk = {
  text: '',
  file: null,
  choices: {},
  preview: null,
  isCurrent: false,
  isReading: false,
  failure: null,
};

/**
 * Previews pasted guests or a file again after every choice and stores them once. Needs `guestlist:write`; invalid
 * lines are refused by line number.
 */
export function useImportGuests(guestListId: number, onDone: (added: number) => void) {
  const { t } = useTranslation('guest-lists');
  const [desk, setDesk] = useState(EMPTY);
  const markUnsaved = useMarkUnsaved('inDrawer');
  const [ask] = usePreviewGuestsMutation();
  const [send, { isLoading: isStoring }] = useImportGuestsMutation();
  /** Counts the previews requested, so that all answers but the last are ignored. */
  const asked = useRef(0);

  const read = async (next: Desk) => {
    markUnsaved(true);
    asked.current++;
    const turn = asked.current;
    setDesk({ ...next, isCurrent: false, isReading: true, failure: null });
    const settle = (answer: Partial<Desk>) => {
      if (turn === asked.current) setDesk((now) => ({ ...now, ...answer, isReading: false }));
    };
    try {
      settle({ preview: await ask(argsOf(next)).unwrap(), isCurrent: true });
    } catch (error) {
      settle({ failure: tell(error) });
    }
  };
  const start = (next: Pick<Desk, 'text'>) => {
    markUnsaved(next.text.trim() !== '');
    asked.current++;
    setDesk({ ...EMPTY, ...next });
  };

  return {
    ...desk,
    isStoring,
    type: (text: string) => start({ text }),
    paste: () => start({ text: desk.text }),
    choose: (file: File) => void read({ ...EMPTY, text: desk.text, file }),
    read: () => void read(desk),
    change: (choices: GuestChoices) => void read({ ...desk, choices }),
    store: async () => {
      setDesk((now) => ({ ...now, failure: null }));
      try {
        onDone((await send(argsOf(desk)).unwrap()).added);
      } catch (error) {
        setDesk((now) => ({ ...now, failure: tell(error) }));
      }
    },
  };

  function tell(error: unknown): string {
    return findProblem(error)?.code === 'INVALID' ? describeFileError(error, t) : guestErrorText(error, t);
  }

  function argsOf({ file, text, choices }: Desk) {
    return { params: { guestListId }, query: choices, file: file ?? new File([text], 'guests.txt') };
  }
}
