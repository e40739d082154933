import type { previewOfferCodes } from '@parterre/contract/calls/offer-codes';
import type { OfferImportPreview, OfferImportResult } from '@parterre/contract/offer-codes';
import type { CallArguments } from '@parterre/contract/wire/call';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useImportOfferCodesMutation, usePreviewOfferCodesMutation } from '#api/queries/events/offer-codes.ts';
import { useMarkUnsaved } from '#api/use-unsaved-changes.ts';
import { describeFileError } from '#imports/choose-file.tsx';
import { useTablePreview } from '#imports/use-table-preview.ts';

export type ImportChoices = NonNullable<CallArguments<typeof previewOfferCodes>['query']>;

export interface ChosenFile {
  file: File;
  priceGroupId: number;
  choices: ImportChoices;
}

/**
 * Previews one file again after every choice and imports it once; a failure keeps the choices. Needs `offer:write`. A
 * file that is too large (FILE_TOO_LARGE) and more places than are left (NOT_ENOUGH_LEFT) are refused as a whole.
 */
export function useImportCodes(showCode: string, onDone: (result: OfferImportResult) => void) {
  const { t } = useTranslation('offer-codes');
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const { read, store, preview, isCurrent, isReading, failure } = useTablePreview<OfferImportPreview>((error) =>
    describeFileError(error, t),
  );
  const markUnsaved = useMarkUnsaved('inDrawer');
  const [ask] = usePreviewOfferCodesMutation();
  const [send, { isLoading: isImporting }] = useImportOfferCodesMutation();
  const choose = (next: ChosenFile) => {
    markUnsaved(true);
    setChosen(next);
    return read(next.file === chosen?.file, () => ask(argsOf(next)).unwrap());
  };
  const run = async () => {
    if (chosen) await store(async () => onDone(await send(argsOf(chosen)).unwrap()));
  };
  return { chosen, preview, isCurrent, isReading, failure, isImporting, choose, run };

  function argsOf({ file, priceGroupId, choices }: ChosenFile) {
    return { params: { showCode, priceGroupId }, query: choices, file };
  }
}
