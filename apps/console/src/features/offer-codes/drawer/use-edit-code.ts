import type { OfferCode } from '@parterre/contract/offer-codes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../api/error-text.ts';
import { useLazyGetShowOfferCodeQuery, useUpdateOfferCodeMutation } from '../../../api/queries/offer-codes.ts';
import { useAppForm } from '../../../forms/object/use-app-form.ts';
import { useFieldFromUrl } from '../../../forms/object/use-field-from-url.ts';
import { useStaleSave } from '../../../forms/object/use-stale-save.ts';
import { showToast } from '../../../ui/notices/notices.tsx';
import { type CodeValues, toCodeValues, toUpdateBody } from '../form/code-values.ts';
import { translateCodeErrors } from './translate-code-errors.ts';

const load = (code: OfferCode) => ({ values: toCodeValues(code), revision: code.revision });

/** The form of a code as it was loaded; a save tells what somebody else changed meanwhile. */
export function useEditCode(code: OfferCode, showCode: string, onReload: () => void) {
  const { t } = useTranslation('offer-codes');
  const { offerCodeId, priceGroupId } = code;
  const [update] = useUpdateOfferCodeMutation();
  const [getCode] = useLazyGetShowOfferCodeQuery();
  const [isDirty, setDirty] = useState(false);
  const [loaded] = useState(() => load(code));
  const stale = useStaleSave<CodeValues>(loaded, async () =>
    load(await getCode({ params: { showCode, offerCodeId } }).unwrap()),
  );
  const save = async (values: CodeValues) => {
    const params = { showCode, priceGroupId, offerCodeId };
    let isSent = false;
    const outcome = await stale.save(values, async (changed, revision) => {
      const saved = await update({ params, body: toUpdateBody(changed, values), revision }).unwrap();
      isSent = true;
      return saved.revision;
    });
    if (isSent) showToast(t('edit.saved'), 'success');
    if (outcome === 'reload') onReload();
  };
  const model = useAppForm<CodeValues>({
    defaultValues: loaded.values,
    describeError: errorText,
    onDirtyChange: setDirty,
    onSubmit: (values) =>
      save(values).catch((error: unknown) => {
        throw translateCodeErrors(error, t, values.effect);
      }),
  });
  useFieldFromUrl(model.form);
  return { model, isDirty, asked: stale.asked };
}
