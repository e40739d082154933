import type { CallArguments } from '@parterre/contract/call';
import type { previewOfferCodes } from '@parterre/contract/calls/offer-codes';
import type { OfferImportPreview, OfferImportResult } from '@parterre/contract/offer-codes';
import { useState } from 'react';
import { errorText } from '../../../api/error-text.ts';
import { useImportOfferCodesMutation, usePreviewOfferCodesMutation } from '../queries.ts';

export type ImportChoices = NonNullable<CallArguments<typeof previewOfferCodes>['query']>;

export interface ChosenFile {
  file: File;
  priceGroupId: number;
  choices: ImportChoices;
}

/** One file on its way in: previewed anew with every choice, imported once. What fails leaves the choices as they were. */
export function useImportCodes(showCode: string, onDone: (result: OfferImportResult) => void) {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [preview, setPreview] = useState<OfferImportPreview | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [ask, { isLoading: isReading }] = usePreviewOfferCodesMutation();
  const [send, { isLoading: isImporting }] = useImportOfferCodesMutation();
  const argsOf = ({ file, priceGroupId, choices }: ChosenFile) => ({
    params: { showCode, priceGroupId },
    query: choices,
    file,
  });
  const choose = async (next: ChosenFile) => {
    setChosen(next);
    setFailure(null);
    try {
      setPreview(await ask(argsOf(next)).unwrap());
    } catch (error) {
      setPreview(null);
      setFailure(errorText(error));
    }
  };
  const run = async () => {
    if (!chosen) return;
    setFailure(null);
    try {
      onDone(await send(argsOf(chosen)).unwrap());
    } catch (error) {
      setFailure(errorText(error));
    }
  };
  return { chosen, preview, failure, isReading, isImporting, choose, run };
}
