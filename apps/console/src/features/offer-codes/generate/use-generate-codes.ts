import { OFFER_CODE_RANDOM } from '@parterre/contract/choices/offer-code-choices';
import { useState } from 'react';
import { useCreateOfferCodeBatchMutation } from '../../../api/queries/offer-codes.ts';
import { useObjectForm } from '../../../forms/object/use-object-form.ts';
import { type BatchValues, EMPTY_RULES, placeCodeError, toBatchBody } from '../form/code-values.ts';
import type { MadeBatch } from './made-codes.tsx';

/** The form of a batch; what was made is handed on once the guard of unsaved changes has heard of it. */
export function useGenerateCodes(showCode: string, priceGroupId: number | null, onMade: (made: MadeBatch) => void) {
  const [create] = useCreateOfferCodeBatchMutation();
  const [defaultValues] = useState<BatchValues>({
    ...EMPTY_RULES,
    mostUses: 1,
    priceGroupId,
    prefix: '',
    count: null,
    length: OFFER_CODE_RANDOM.default,
  });
  const { model } = useObjectForm<BatchValues>({
    values: defaultValues,
    place: 'inDrawer',
    create: async (values) => {
      const params = { showCode, priceGroupId: values.priceGroupId ?? 0 };
      const made = await create({ params, body: toBatchBody(values) }).unwrap();
      return () => onMade(made);
    },
    placeError: placeCodeError,
  });
  return model;
}
