import type { previewOfferCodes } from '@parterre/contract/calls/offer-codes';
import type { OfferImportPreview, OfferImportResult } from '@parterre/contract/offer-codes';
import type { CallArguments } from '@parterre/contract/wire/call';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useImportOfferCodesMutation, usePreviewOfferCodesMutation } from '#api/queries/events/offer-codes.ts';
import { useMarkUnsaved } from '#api/use-unsaved-changes.ts';
import { describeFileError } from '#imports/choose-file.tsx';

export type ImportChoices = NonNullable<CallArguments<typeof previewOfferCodes>['query']>;

export interface ChosenFile {
  file: File;
  priceGroupId: number;
  choices: ImportChoices;
}

interface Desk {
  chosen: ChosenFile | null;
  /** Of the file; of the choices before while those made since are being read, or could not be. */
  preview: OfferImportPreview | null;
  /** Whether the preview is that of the choices as they stand. */
  isCurrent: boolean;
  isReading: boolean;
  failure: string | null;
}

/**
 * One file on its way in: previewed anew with every choice, imported once. What fails leaves the choices as they were.
 * Needs `offer:write`. A file that is too large (FILE_TOO_LARGE) and more places than are left (NOT_ENOUGH_LEFT) are refused whole.
 */
export function useImportCodes(showCode: string, onDone: (result: OfferImportResult) => void) {
  const { t } = useTranslation('offer-codes');
  const [desk, setDesk] = useState<Desk>({
    chosen: null,
    preview: null,
    isCurrent: false,
    isReading: false,
    failure: null,
  });
  const markUnsaved = useMarkUnsaved('inDrawer');
  const [ask] = usePreviewOfferCodesMutation();
  const [send, { isLoading: isImporting }] = useImportOfferCodesMutation();
  /** Counts the previews asked for: only the answer to the last one counts. */
  const asked = useRef(0);
  /** Of the choices as they stand, so that an import whose answer was lost is not done twice. */
  const key = useRef('');

  const choose = async (next: ChosenFile) => {
    markUnsaved(true);
    asked.current++;
    const turn = asked.current;
    key.current = crypto.randomUUID();
    const isSameFile = next.file === desk.chosen?.file;
    const preview = isSameFile ? desk.preview : null;
    setDesk({ chosen: next, preview, isCurrent: false, isReading: true, failure: null });
    const settle = (answer: Partial<Desk>) => {
      if (turn === asked.current) setDesk((now) => ({ ...now, ...answer, isReading: false }));
    };
    try {
      settle({ preview: await ask(argsOf(next)).unwrap(), isCurrent: true });
    } catch (error) {
      settle({ failure: describeFileError(error, t) });
    }
  };

  const run = async () => {
    if (!desk.chosen) return;
    setDesk((now) => ({ ...now, failure: null }));
    try {
      onDone(await send({ ...argsOf(desk.chosen), idempotencyKey: key.current }).unwrap());
    } catch (error) {
      const failure = describeFileError(error, t);
      setDesk((now) => ({ ...now, failure }));
    }
  };

  return { ...desk, isImporting, choose, run };

  function argsOf({ file, priceGroupId, choices }: ChosenFile) {
    return { params: { showCode, priceGroupId }, query: choices, file };
  }
}
