import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router';
import { throwIfMissing } from '#api/failure.ts';
import { useGetPromoterQuery, useListPostagesQuery, useListTaxRatesQuery } from '#api/queries/promoters/promoters.ts';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { RetryAlert } from '#pages/retry-alert.tsx';
import { AuditLink } from '#programme/audit-link.tsx';
import { useLockReason } from '#session/use-features.ts';
import { Card } from '#ui/card.tsx';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { EditIcon, PlusIcon } from '#ui/icons.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { PromoterFacts } from './details/promoter-facts.tsx';
import { PostageTable } from './postages/postage-table.tsx';
import { TaxRateTable } from './tax-rates/tax-rate-table.tsx';

export function PromoterPage() {
  const { t } = useTranslation('promoters');
  const code = useParams().code ?? '';
  const params = { code };
  const promoter = useGetPromoterQuery({ params });
  const taxRates = useListTaxRatesQuery({ params });
  const postages = useListPostagesQuery({ params });
  const reason = useLockReason('promoter:write');
  if (!promoter.data) throwIfMissing(promoter.error);
  return (
    <>
      <PageHeader
        actions={
          <ReasonedButton
            color="primary"
            href={paths.promoterEdit(code)}
            reason={reason}
            startIcon={<EditIcon />}
            variant="contained"
          >
            {t('edit.open')}
          </ReasonedButton>
        }
        title={promoter.data?.name ?? t('title')}
      />
      <Box sx={COLUMNS_LOOK}>
        <LoadedCard
          action={<AuditLink filter={{ thing: `promoter:${code}` }} />}
          result={promoter}
          rowCount={8}
          title={t('facts.title')}
        >
          {(data) => <PromoterFacts promoter={data} />}
        </LoadedCard>
        <Box sx={STACK_LOOK}>
          <LoadedCard
            action={renderAdd(paths.promoterTaxRate(code, 'new'), t('taxRates.add'))}
            result={taxRates}
            rowCount={3}
            title={t('taxRates.title')}
          >
            {({ items }) => <TaxRateTable code={code} taxRates={items} />}
          </LoadedCard>
          <LoadedCard
            action={renderAdd(paths.promoterPostage(code, 'new'), t('postages.add'))}
            result={postages}
            rowCount={3}
            title={t('postages.title')}
          >
            {({ items }) => <PostageTable code={code} postages={items} />}
          </LoadedCard>
        </Box>
      </Box>
      <Outlet />
    </>
  );

  function renderAdd(href: string, label: string) {
    return (
      // Keeps the head of the card at the height of those without a button.
      <Box sx={{ my: '-2px' }}>
        <ReasonedButton href={href} reason={reason} size="small" startIcon={<PlusIcon />} variant="outlined">
          {label}
        </ReasonedButton>
      </Box>
    );
  }
}

const COLUMNS_LOOK = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
};
const STACK_LOOK = { display: 'grid', gap: 2, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' };

interface LoadedCardProps<Data> {
  title: string;
  action?: ReactNode;
  result: { data?: Data | undefined; error?: unknown; refetch: () => unknown };
  /** As many as the table is likely to have, so that the page does not jump. */
  rowCount: number;
  children: (data: Data) => ReactNode;
}

/** A card of its own call: what one of them cannot show leaves the others alone. */
function LoadedCard<Data>({ title, action, result, rowCount, children }: LoadedCardProps<Data>) {
  const { t } = useTranslation('promoters');
  const { data, error, refetch } = result;
  return (
    <Card action={action} title={title}>
      {data !== undefined && children(data)}
      {data === undefined && !error && (
        <Box sx={{ px: 2, mb: '-1px', overflow: 'hidden' }}>
          <SkeletonRows count={rowCount} label={t('loading')} />
        </Box>
      )}
      {error !== undefined && data === undefined && <RetryAlert error={error} onRetry={refetch} sx={{ m: 2 }} />}
    </Card>
  );
}
