import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../api/error-text.ts';
import { useUnsavedChanges } from '../../../api/use-unsaved-changes.ts';
import { useAppForm } from '../../../forms/use-app-form.ts';
import { translateCodeErrors } from '../drawer/translate-code-errors.ts';
import { useLeaveAfter } from '../drawer/use-leave-after.ts';
import { type BatchValues, EMPTY_RULES, toBatchBody } from '../form/code-values.ts';
import { useCreateOfferCodeBatchMutation } from '../queries.ts';
import type { MadeBatch } from './made-codes.tsx';

const FIRST_LENGTH = 10;

/** The form of a batch; what was made is handed on once the guard of unsaved changes has heard of it. */
export function useGenerateCodes(showCode: string, priceGroupId: number | null, onMade: (made: MadeBatch) => void) {
  const { t } = useTranslation('offer-codes');
  const [create] = useCreateOfferCodeBatchMutation();
  const [isDirty, setDirty] = useState(false);
  const [made, setMade] = useState<MadeBatch | null>(null);
  useUnsavedChanges('inDrawer', isDirty && !made);
  useLeaveAfter(made !== null, () => made && onMade(made));
  const [defaultValues] = useState<BatchValues>({
    ...EMPTY_RULES,
    mostUses: 1,
    priceGroupId,
    prefix: '',
    count: null,
    length: FIRST_LENGTH,
  });
  return useAppForm<BatchValues>({
    defaultValues,
    describeError: errorText,
    onDirtyChange: setDirty,
    onSubmit: async (values) => {
      try {
        const params = { showCode, priceGroupId: values.priceGroupId ?? 0 };
        setMade(await create({ params, body: toBatchBody(values) }).unwrap());
      } catch (error) {
        throw translateCodeErrors(error, t, values.effect);
      }
    },
  });
}
