import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router';
import { AuditLink } from '#access/audit-link.tsx';
import { throwIfMissing } from '#api/failure.ts';
import { useGetPromoterQuery, useListPostagesQuery, useListTaxRatesQuery } from '#api/queries/promoters/promoters.ts';
import { LoadedCard } from '#pages/loaded-card.tsx';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { useLockReason } from '#session/use-features.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { EditIcon, PlusIcon } from '#ui/icons.tsx';
import { PromoterFacts } from './details/promoter-facts.tsx';
import { PostagesExport, PostageTable } from './postages/postage-table.tsx';
import { TaxRatesExport, TaxRateTable } from './tax-rates/tax-rate-table.tsx';

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
          loading={{ label: t('loading'), rows: 8 }}
          title={t('facts.title')}
        >
          {(data) => <PromoterFacts promoter={data} />}
        </LoadedCard>
        <Box sx={STACK_LOOK}>
          <LoadedCard
            action={renderActions(
              <TaxRatesExport taxRates={taxRates.data?.items} />,
              paths.promoterTaxRate(code, 'new'),
              t('taxRates.add'),
            )}
            result={taxRates}
            loading={{ label: t('loading'), rows: 3 }}
            title={t('taxRates.title')}
          >
            {({ items }) => <TaxRateTable code={code} taxRates={items} />}
          </LoadedCard>
          <LoadedCard
            action={renderActions(
              <PostagesExport postages={postages.data?.items} />,
              paths.promoterPostage(code, 'new'),
              t('postages.add'),
            )}
            result={postages}
            loading={{ label: t('loading'), rows: 3 }}
            title={t('postages.title')}
          >
            {({ items }) => <PostageTable code={code} postages={items} />}
          </LoadedCard>
        </Box>
      </Box>
      <Outlet />
    </>
  );

  function renderActions(exported: ReactNode, href: string, label: string) {
    return (
      <>
        {exported}
        <ReasonedButton href={href} reason={reason} size="small" startIcon={<PlusIcon />} variant="outlined">
          {label}
        </ReasonedButton>
      </>
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
