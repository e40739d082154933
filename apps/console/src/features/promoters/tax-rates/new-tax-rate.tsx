import { useTranslation } from 'react-i18next';
import { useCreateTaxRateMutation } from '../../../api/queries/promoters.ts';
import { AppForm } from '../../../forms/object/app-form.tsx';
import { ObjectDrawer } from '../../../forms/object/object-drawer.tsx';
import { useObjectForm } from '../../../forms/object/use-object-form.ts';
import { useLockReason } from '../../../session/use-lock-reason.ts';
import { showToast } from '../../../ui/notices/notices.tsx';
import { TaxRateFields } from './tax-rate-fields.tsx';
import { placeRateError, type TaxRateValues, toNewTaxRateBody, toTaxRateValues } from './tax-rate-values.ts';

export function NewTaxRate({ code, onClose }: { code: string; onClose: () => void }) {
  const { t } = useTranslation('promoters');
  const reason = useLockReason('promoter:write');
  const [create] = useCreateTaxRateMutation();
  const { model } = useObjectForm<TaxRateValues>({
    values: toTaxRateValues(undefined),
    place: 'inDrawer',
    create: async (values) => {
      await create({ params: { code }, body: toNewTaxRateBody(values) }).unwrap();
      showToast(t('saved'), 'success');
    },
    placeError: placeRateError,
    onLeave: onClose,
  });
  return (
    <ObjectDrawer
      bar="always"
      heading={{ title: t('taxRates.create') }}
      model={model}
      onClose={onClose}
      reason={reason}
      saveLabel={t('taxRates.create')}
    >
      <AppForm model={model}>
        <TaxRateFields hasFocus isLocked={reason !== undefined} />
      </AppForm>
    </ObjectDrawer>
  );
}
