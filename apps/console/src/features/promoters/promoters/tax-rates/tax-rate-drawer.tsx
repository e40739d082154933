import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { useCreateTaxRateMutation, useListTaxRatesQuery } from '#api/queries/promoters/promoters.ts';
import { AppForm } from '#forms/object/app-form.tsx';
import { EditDrawer, ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { paths } from '#pages/paths.ts';
import { useIdParam } from '#pages/use-id-param.ts';
import { useLockReason } from '#session/use-features.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { EditTaxRate } from './edit-tax-rate.tsx';
import {
  placeRateError,
  TaxRateFields,
  type TaxRateValues,
  toNewTaxRateBody,
  toTaxRateValues,
} from './tax-rate-values.tsx';

/** `/promoters/:code/tax-rates/new`, or an id. */
export function TaxRateDrawer() {
  const { t } = useTranslation('promoters');
  const navigate = useNavigate();
  const { code = '', taxRateId = '' } = useParams();
  const id = useIdParam('taxRateId');
  const { data, error, refetch } = useListTaxRatesQuery({ params: { code } });
  const handleClose = () => void navigate(paths.promoter(code));
  if (taxRateId === 'new') return <NewTaxRate code={code} onClose={handleClose} />;
  const currentData = data && (data.items.find((rate) => rate.taxRateId === id) ?? null);
  return (
    <EditDrawer
      id={taxRateId}
      label={t('loading')}
      onClose={handleClose}
      result={{ currentData, error, refetch }}
      title={t('taxRates.one')}
    >
      {(rate) => <EditTaxRate code={code} onClose={handleClose} rate={rate} />}
    </EditDrawer>
  );
}

/** Creates a tax rate. Needs `promoter:write`. A name in use is refused at its field. */
function NewTaxRate({ code, onClose }: { code: string; onClose: () => void }) {
  const { t } = useTranslation('promoters');
  const reason = useLockReason('promoter:write');
  const [create] = useCreateTaxRateMutation();
  const { model } = useObjectForm<TaxRateValues>({
    values: toTaxRateValues(undefined),
    place: 'inDrawer',
    create: async (values) => {
      await create({ params: { code }, body: toNewTaxRateBody(values) }).unwrap();
      showToast(t('taxRates.saved'), 'success');
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
