import { PAGE_SIZE } from '@parterre/contract/choices/limits';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useListWebhooksQuery } from '#api/queries/promoters/webhooks.ts';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { RetryAlert } from '#pages/retry-alert.tsx';
import { useCan, useFeatures, useLockReason } from '#session/use-features.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { Card } from '#ui/card.tsx';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { WebhooksTable } from './webhooks-table.tsx';

/** `/webhooks`: the addresses that are notified of what happens at the promoter. Needs `apikey:manage`. */
export function WebhooksPage() {
  const { t } = useTranslation('webhooks');
  const { features } = useFeatures();
  const canManage = useCan('apikey:manage');
  return (
    <>
      <PageHeader actions={<NewWebhookButton />} facts={t('about')} title={t('title')} />
      {!features && <SkeletonRows count={4} label={t('loading')} rowHeight={56} />}
      {features && !canManage && (
        <EmptyState text={t('kit:notAllowed', { permission: 'apikey:manage' })} title={t('closed')} />
      )}
      {canManage && <Webhooks />}
      <Outlet />
    </>
  );
}

function Webhooks() {
  const { t } = useTranslation('webhooks');
  const { current, isLoading } = usePromoter();
  const query = { pageSize: PAGE_SIZE.max, ...(current ? { promoterCode: current.code } : {}) };
  const { data, error, refetch } = useListWebhooksQuery({ query }, { skip: isLoading });
  if (error !== undefined) return <RetryAlert error={error} onRetry={refetch} />;
  if (!data) return <SkeletonRows count={4} label={t('loading')} rowHeight={56} />;
  if (data.items.length === 0)
    return <EmptyState actions={<NewWebhookButton />} text={t('empty.text')} title={t('empty.title')} />;
  return (
    <Card note={data.totalItems} title={t('title')}>
      <WebhooksTable webhooks={data.items} />
    </Card>
  );
}

function NewWebhookButton() {
  const { t } = useTranslation('webhooks');
  return (
    <ReasonedButton
      color="primary"
      href={paths.webhookNew()}
      reason={useLockReason('apikey:manage')}
      startIcon={<PlusIcon />}
      variant="contained"
    >
      {t('new.action')}
    </ReasonedButton>
  );
}
