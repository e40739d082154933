import { OFFER_CODE_RANDOM } from '@parterre/contract/choices/offer-code-choices';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateOfferCodeBatchMutation } from '../../../api/queries/offer-codes.ts';
import { useGuardedForm } from '../../../forms/object/use-guarded-form.ts';
import { translateCodeErrors } from '../drawer/translate-code-errors.ts';
import { type BatchValues, EMPTY_RULES, toBatchBody } from '../form/code-values.ts';
import type { MadeBatch } from './made-codes.tsx';

/** The form of a batch; what was made is handed on once the guard of unsaved changes has heard of it. */
export function useGenerateCodes(showCode: string, priceGroupId: number | null, onMade: (made: MadeBatch) => void) {
  const { t } = useTranslation('offer-codes');
  const [create] = useCreateOfferCodeBatchMutation();
  const made = useRef<MadeBatch>(undefined);
  const [defaultValues] = useState<BatchValues>({
    ...EMPTY_RULES,
    mostUses: 1,
    priceGroupId,
    prefix: '',
    count: null,
    length: OFFER_CODE_RANDOM.default,
  });
  return useGuardedForm<BatchValues>({
    defaultValues,
    place: 'inDrawer',
    save: async (values) => {
      try {
        const params = { showCode, priceGroupId: values.priceGroupId ?? 0 };
        made.current = await create({ params, body: toBatchBody(values) }).unwrap();
      } catch (error) {
        throw translateCodeErrors(error, t, values.effect);
      }
    },
    onSaved: () => made.current && onMade(made.current),
  });
}
