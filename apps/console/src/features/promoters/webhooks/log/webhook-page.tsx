import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Webhook } from '@parterre/contract/webhooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate } from 'react-router';
import { PermittedPart } from '#access/permitted-part.tsx';
import {
  useCreateWebhookTestMutation,
  useGetWebhookQuery,
  useRemoveWebhookMutation,
  useUpdateWebhookMutation,
} from '#api/queries/promoters/webhooks.ts';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { Loaded } from '#pages/loaded.tsx';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { showFailure } from '#pages/show-failure.ts';
import { useIdParam } from '#pages/use-id-param.ts';
import { useCan } from '#session/use-features.ts';
import { MenuEntry, MoreMenu } from '#ui/controls/more-menu.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { useWebhookWords, WebhookChip } from '../use-webhook-words.tsx';
import { DeliveriesTable } from './deliveries-table.tsx';

/** `/webhooks/:webhookId`: the deliveries of a webhook, and the actions on it. Needs `apikey:manage`. */
export function WebhookPage() {
  const { t } = useTranslation('webhooks');
  const webhookId = useIdParam('webhookId');
  const result = useGetWebhookQuery({ params: { webhookId } }, { skip: !useCan('apikey:manage') });
  return (
    <PermittedPart label={t('loading')} permission="apikey:manage" title={t('closed')}>
      <Loaded failedHead={<PageHeader title={t('one')} />} label={t('loading')} result={result}>
        {(webhook) => <Log webhook={webhook} />}
      </Loaded>
      <Outlet />
    </PermittedPart>
  );
}

function Log({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('webhooks');
  const { nameKind, namePromoter, writeTime } = useWebhookWords();
  const facts = [
    namePromoter(webhook),
    webhook.kinds.map(nameKind).join(', '),
    ...(webhook.failingSince ? [t('failingSince', { time: writeTime(webhook, webhook.failingSince) })] : []),
  ];
  return (
    <>
      <PageHeader
        actions={<WebhookActs webhook={webhook} />}
        breadcrumb={[{ label: t('title'), href: paths.webhooks() }]}
        facts={facts.join(' · ')}
        status={<WebhookChip webhook={webhook} />}
        title={webhook.url}
      />
      <DeliveriesTable webhook={webhook} />
    </>
  );
}

/** Tests, changes, pauses or deletes a webhook. Needs `apikey:manage`. */
function WebhookActs({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('webhooks');
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const [test, { isLoading }] = useCreateWebhookTestMutation();
  const [update] = useUpdateWebhookMutation();
  const [remove] = useRemoveWebhookMutation();
  const params = { webhookId: webhook.webhookId };
  const isActive = webhook.state === 'ACTIVE';
  const handleTest = () => tell(test({ params }).unwrap(), t('test.done'));
  const handleSwitch = () =>
    tell(update({ params, body: { isActive: !isActive }, revision: webhook.revision }).unwrap(), t('saved'));
  const handleRemove = async () => {
    await tell(remove({ params, revision: webhook.revision }).unwrap(), t('remove.done'));
    void navigate(paths.webhooks());
  };
  const request = {
    title: t('remove.title'),
    body: t('remove.text'),
    confirmLabel: t('remove.action'),
    isDangerous: true,
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Button disabled={isLoading} onClick={() => void handleTest().catch(showFailure)} variant="outlined">
        {t('test.action')}
      </Button>
      <MoreMenu label={t('menu.label')}>
        <MenuEntry label={t('edit.action')} to={paths.webhookEdit(webhook.webhookId)} />
        <MenuEntry
          label={t(isActive ? 'menu.pause' : 'menu.resume')}
          onChoose={() => void handleSwitch().catch(showFailure)}
        />
        <MenuEntry isDangerous label={t('remove.action')} onChoose={() => setAsked(true)} />
      </MoreMenu>
      <ConfirmDialog onClose={() => setAsked(false)} onConfirm={handleRemove} request={isAsked ? request : null} />
    </Box>
  );
}

async function tell(act: Promise<unknown>, done: string): Promise<void> {
  await act;
  showToast(done, 'success');
}
