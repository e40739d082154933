import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { errorText } from '../../api/error-text.ts';
import { throwIfMissing } from '../../api/throw-if-missing.ts';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { PromoterFacts } from './promoter-facts.tsx';
import { useGetPromoterQuery, useListTaxRatesQuery } from './queries.ts';
import { TaxRateTable } from './tax-rate-table.tsx';

/** A promoter as it is set up: read only. */
export function PromoterPage() {
  const { t } = useTranslation('promoters');
  const params = { code: useParams().code ?? '' };
  const promoter = useGetPromoterQuery({ params });
  const taxRates = useListTaxRatesQuery({ params });
  if (!promoter.data) throwIfMissing(promoter.error);
  return (
    <>
      <PageHeader title={promoter.data?.name ?? t('title')} />
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        <Card title={t('facts.title')}>
          {promoter.error && renderFailure(promoter.error, promoter.refetch)}
          {promoter.data && <PromoterFacts promoter={promoter.data} />}
          {!promoter.data && !promoter.error && renderWaiting(6)}
        </Card>
        <Card title={t('taxRates.title')}>
          {taxRates.error && renderFailure(taxRates.error, taxRates.refetch)}
          {taxRates.data && <TaxRateTable taxRates={taxRates.data.items} />}
          {!taxRates.data && !taxRates.error && renderWaiting(3)}
        </Card>
      </Box>
    </>
  );

  function renderWaiting(count: number) {
    return (
      <Box sx={{ px: 2, mb: '-1px', overflow: 'hidden' }}>
        <SkeletonRows count={count} label={t('loading')} />
      </Box>
    );
  }

  function renderFailure(error: unknown, retry: () => unknown) {
    return (
      <Alert action={<Button onClick={() => void retry()}>{t('retry')}</Button>} severity="error" sx={{ m: 2 }}>
        {errorText(error)}
      </Alert>
    );
  }
}
