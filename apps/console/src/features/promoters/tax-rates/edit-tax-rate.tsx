import { useTranslation } from 'react-i18next';
import {
  useLazyListTaxRatesQuery,
  useRemoveTaxRateMutation,
  useUpdateTaxRateMutation,
} from '../../../api/queries/promoters.ts';
import { AppForm } from '../../../forms/object/app-form.tsx';
import { ObjectDrawer } from '../../../forms/object/object-drawer.tsx';
import { useObjectForm } from '../../../forms/object/use-object-form.ts';
import { useCan } from '../../../session/use-features.ts';
import { showToast } from '../../../ui/notices/notices.tsx';
import { DeleteSection } from '../delete-section.tsx';
import { describeRateRefusal } from './describe-rate-refusal.ts';
import { TaxRateConflict } from './tax-rate-conflict.tsx';
import { TaxRateFields } from './tax-rate-fields.tsx';
import { placeRateError, type TaxRate, type TaxRateValues, toTaxRateBody, toTaxRateValues } from './tax-rate-values.ts';

interface EditTaxRateProps {
  code: string;
  rate: TaxRate;
  onClose: () => void;
}

export function EditTaxRate({ code, rate, onClose }: EditTaxRateProps) {
  const { t } = useTranslation('promoters');
  const canWrite = useCan('promoter:write');
  const [update] = useUpdateTaxRateMutation();
  const [remove] = useRemoveTaxRateMutation();
  const [listRates] = useLazyListTaxRatesQuery();
  const params = { code, taxRateId: rate.taxRateId };
  const load = (from: TaxRate) => ({ values: toTaxRateValues(from), revision: from.revision });
  const { model, asked } = useObjectForm<TaxRateValues>({
    ...load(rate),
    place: 'inDrawer',
    reload: async () => {
      const { items } = await listRates({ params: { code } }).unwrap();
      return load(items.find(({ taxRateId }) => taxRateId === rate.taxRateId) ?? rate);
    },
    send: async (changed, revision) => {
      const saved = await update({ params, body: toTaxRateBody(changed), revision }).unwrap();
      showToast(t('saved'), 'success');
      return saved.revision;
    },
    placeError: placeRateError,
    onLeave: onClose,
  });
  return (
    <ObjectDrawer
      bar="changed"
      heading={{ title: rate.name }}
      reason={canWrite ? undefined : t('kit:notAllowed', { permission: 'promoter:write' })}
      model={model}
      onClose={onClose}
      saveLabel={t('taxRates.save')}
    >
      <AppForm model={model}>
        <TaxRateFields isLocked={!canWrite} />
      </AppForm>
      {canWrite && (
        <DeleteSection
          describe={(error) => describeRateRefusal(error, t)}
          label={t('taxRates.delete')}
          onDelete={() => remove({ params, revision: rate.revision }).unwrap()}
          onDeleted={onClose}
          text={t('taxRates.deleteText')}
          title={t('taxRates.deleteTitle', { name: rate.name })}
        />
      )}
      <TaxRateConflict asked={asked} />
    </ObjectDrawer>
  );
}
