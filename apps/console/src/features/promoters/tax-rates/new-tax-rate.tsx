import { useTranslation } from 'react-i18next';
import { useCreateTaxRateMutation } from '../../../api/queries/promoters.ts';
import { AppDrawer } from '../../../drawers/app-drawer.tsx';
import { AppForm } from '../../../forms/object/app-form.tsx';
import { CreateBar } from '../../../forms/object/create-bar.tsx';
import { useGuardedForm } from '../../../forms/object/use-guarded-form.ts';
import { useCan } from '../../../session/use-features.ts';
import { showToast } from '../../../ui/notices/notices.tsx';
import { TaxRateFields } from './tax-rate-fields.tsx';
import { type TaxRateValues, toNewTaxRateBody, toTaxRateValues } from './tax-rate-values.ts';
import { translateRateErrors } from './translate-rate-errors.ts';

export function NewTaxRate({ code, onClose }: { code: string; onClose: () => void }) {
  const { t } = useTranslation('promoters');
  const reason = useCan('promoter:write') ? undefined : t('reason', { permission: 'promoter:write' });
  const [create] = useCreateTaxRateMutation();
  const model = useGuardedForm<TaxRateValues>({
    defaultValues: toTaxRateValues(undefined),
    place: 'inDrawer',
    save: async (values) => {
      await create({ params: { code }, body: toNewTaxRateBody(values) }).unwrap();
      showToast(t('saved'), 'success');
    },
    translate: (error) => translateRateErrors(error, t),
    onSaved: onClose,
  });
  return (
    <AppDrawer
      footer={<CreateBar model={model} onCancel={onClose} reason={reason} saveLabel={t('taxRates.create')} />}
      heading={{ title: t('taxRates.create') }}
      onClose={onClose}
      open
    >
      <AppForm model={model}>
        <TaxRateFields hasFocus isLocked={reason !== undefined} />
      </AppForm>
    </AppDrawer>
  );
}
