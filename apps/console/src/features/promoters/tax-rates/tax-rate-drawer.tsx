import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { parseId } from '../../../api/cookies.ts';
import { useListTaxRatesQuery } from '../../../api/queries/promoters.ts';
import { AppDrawer } from '../../../drawers/app-drawer.tsx';
import { paths } from '../../../paths.ts';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { EditTaxRate } from './edit-tax-rate.tsx';
import { NewTaxRate } from './new-tax-rate.tsx';

/** `/promoters/:code/tax-rates/new`, or an id. */
export function TaxRateDrawer() {
  const { t } = useTranslation('promoters');
  const navigate = useNavigate();
  const { code = '', taxRateId = '' } = useParams();
  const { data, error } = useListTaxRatesQuery({ params: { code } });
  const close = () => void navigate(paths.promoter(code));
  if (taxRateId === 'new') return <NewTaxRate code={code} onClose={close} />;
  const rate = data?.items.find((candidate) => candidate.taxRateId === parseId(taxRateId));
  if (rate) return <EditTaxRate code={code} key={taxRateId} onClose={close} rate={rate} />;
  return (
    <AppDrawer heading={{ title: t('taxRates.one') }} onClose={close} open>
      {data || error ? t('errors:NOT_FOUND') : <SkeletonRows count={3} label={t('loading')} rowHeight={56} />}
    </AppDrawer>
  );
}
