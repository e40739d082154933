import { toBasisPoints } from '@parterre/contract/money/basis-points';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import { findProblem } from '#api/failure.ts';
import {
  useLazyListTaxRatesQuery,
  useRemoveTaxRateMutation,
  useUpdateTaxRateMutation,
} from '#api/queries/promoters/promoters.ts';
import { DeleteSection } from '#drawers/delete-section.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { type AskedConflict, FormConflict } from '#forms/object/use-stale-save.tsx';
import { formatRate } from '#i18n/format-number.ts';
import { useLockReason } from '#session/use-features.ts';
import { showToast } from '#ui/notices/notices.tsx';
import {
  placeRateError,
  type TaxRate,
  TaxRateFields,
  type TaxRateValues,
  toTaxRateBody,
  toTaxRateValues,
} from './tax-rate-values.tsx';

interface EditTaxRateProps {
  code: string;
  rate: TaxRate;
  onClose: () => void;
}

/**
 * Changes a tax rate, or deletes one that no price type uses (IN_USE). Needs `promoter:write`. Sold tickets keep the
 * rate they were sold with.
 */
export function EditTaxRate({ code, rate, onClose }: EditTaxRateProps) {
  const { t } = useTranslation('promoters');
  const lockReason = useLockReason('promoter:write');
  const canWrite = lockReason === undefined;
  const [update] = useUpdateTaxRateMutation();
  const [remove] = useRemoveTaxRateMutation();
  const [listRates] = useLazyListTaxRatesQuery();
  const params = { code, taxRateId: rate.taxRateId };
  const load = (from: TaxRate) => ({ values: toTaxRateValues(from), revision: from.revision });
  const { model, asked, leave } = useObjectForm<TaxRateValues>({
    ...load(rate),
    place: 'inDrawer',
    reload: async () => {
      const { items } = await listRates({ params: { code } }).unwrap();
      return load(items.find(({ taxRateId }) => taxRateId === rate.taxRateId) ?? rate);
    },
    send: async (changed, revision) => {
      const saved = await update({ params, body: toTaxRateBody(changed), revision }).unwrap();
      showToast(t('taxRates.saved'), 'success');
      return saved.revision;
    },
    placeError: placeRateError,
    onLeave: onClose,
  });
  return (
    <ObjectDrawer
      bar="changed"
      heading={{ title: rate.name }}
      reason={lockReason}
      model={model}
      onClose={onClose}
      saveLabel={t('taxRates.save')}
    >
      <AppForm model={model}>
        <TaxRateFields isLocked={!canWrite} />
      </AppForm>
      <DeleteSection
        describe={(error) => describeRateRefusal(error, t)}
        done={t('taxRates.deleted')}
        label={t('taxRates.delete')}
        onDelete={() => remove({ params, revision: rate.revision }).unwrap()}
        onDeleted={leave}
        reason={lockReason}
        request={{
          title: t('taxRates.deleteTitle', { name: rate.name }),
          body: t('taxRates.deleteText'),
          confirmLabel: t('delete'),
        }}
      />
      <TaxRateConflict asked={asked} />
    </ObjectDrawer>
  );
}

/** Returns why a tax rate was not deleted, with the number of price types that use it. */
function describeRateRefusal(error: unknown, t: TFunction<'promoters'>): string {
  const problem = findProblem(error);
  const { prices, shows } = problem?.details ?? {};
  if (problem?.code !== 'IN_USE' || typeof prices !== 'number' || typeof shows !== 'number') return errorText(error);
  return t('taxRates.inUse', {
    tickets: t('taxRates.tickets', { count: prices }),
    events: t('taxRates.events', { count: shows }),
  });
}

function TaxRateConflict({ asked }: { asked: AskedConflict<TaxRateValues> | null }) {
  const { t, i18n } = useTranslation('promoters');
  const labels = { name: t('taxRates.name'), percent: t('taxRates.rate'), isDefault: t('taxRates.isDefault') };
  const write = (values: TaxRateValues, field: keyof TaxRateValues): string => {
    if (field === 'isDefault') return t(values.isDefault ? 'yes' : 'no');
    return field === 'percent' ? formatRate(toBasisPoints(values.percent), i18n.language) : values.name;
  };
  return <FormConflict asked={asked} label={(field) => labels[field]} write={write} />;
}
