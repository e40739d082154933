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
  /** The latest preview that could be read; it may lag behind the current choices. */
  preview: OfferImportPreview | null;
  /** True if the preview matches the current choices. */
  isCurrent: boolean;
  isReading: boolean;
  failure: string | null;
}

/**
 * Previews one file again after every choice and imports it once; a failure keeps the choices. Needs `offer:write`. A
 * file that is too large (FILE_TOO_LARGE) and more places than are left (NOT_ENOUGH_LEFT) are refused as a whole.
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
  /** Counts the previews requested, so that all answers but the last are ignored. */
  const asked = useRef(0);

  const choose = async (next: ChosenFile) => {
    markUnsaved(true);
    asked.current++;
    const turn = asked.current;
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
      onDone(await send(argsOf(desk.chosen)).unwrap());
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
