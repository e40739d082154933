import { PAGE_SIZE } from '@parterre/contract/choices/limits';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { PermittedPart } from '#access/permitted-part.tsx';
import { useListWebhooksQuery } from '#api/queries/promoters/webhooks.ts';
import { LoadedPart } from '#pages/loaded-part.tsx';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { useLockReason } from '#session/use-features.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { WebhooksTable } from './webhooks-table.tsx';

/** `/webhooks`: the addresses that are notified of what happens at the promoter. Needs `apikey:manage`. */
export function WebhooksPage() {
  const { t } = useTranslation('webhooks');
  return (
    <>
      <PageHeader actions={<NewWebhookButton />} facts={t('about')} title={t('title')} />
      <PermittedPart label={t('loading')} permission="apikey:manage" title={t('closed')}>
        <Webhooks />
        <Outlet />
      </PermittedPart>
    </>
  );
}

function Webhooks() {
  const { t } = useTranslation('webhooks');
  const { current, isLoading } = usePromoter();
  const query = { pageSize: PAGE_SIZE.max, ...(current ? { promoterCode: current.code } : {}) };
  const result = useListWebhooksQuery({ query }, { skip: isLoading });
  return (
    <LoadedPart label={t('loading')} result={result} rows={4}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState actions={<NewWebhookButton />} text={t('empty.text')} title={t('empty.title')} />
        ) : (
          <WebhooksTable webhooks={items} />
        )
      }
    </LoadedPart>
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
