import type { Webhook } from '@parterre/contract/webhooks';
import { useTranslation } from 'react-i18next';
import { paths } from '#pages/paths.ts';
import { NameCell } from '#tables/name-cell.tsx';
import { PlainTable } from '#tables/plain-table.tsx';
import { useWebhookWords, WebhookChip } from './use-webhook-words.tsx';

export function WebhooksTable({ webhooks }: { webhooks: readonly Webhook[] }) {
  const { t } = useTranslation('webhooks');
  const { nameKind, namePromoter, writeTime } = useWebhookWords();
  return (
    <PlainTable<Webhook>
      caption={t('title')}
      columns={[
        {
          id: 'url',
          header: t('column.url'),
          isName: true,
          cell: (webhook) => (
            <NameCell href={paths.webhook(webhook.webhookId)} name={webhook.url} note={namePromoter(webhook)} />
          ),
        },
        {
          id: 'kinds',
          header: t('column.kinds'),
          from: 'lg',
          cell: ({ kinds }) => kinds.map(nameKind).join(', '),
        },
        {
          id: 'delivered',
          header: t('column.delivered'),
          from: 'sm',
          width: 170,
          cell: (webhook) => writeTime(webhook, webhook.lastDeliveredAt),
        },
        {
          id: 'state',
          header: t('column.state'),
          width: 150,
          cell: (webhook) => <WebhookChip webhook={webhook} />,
        },
      ]}
      getRowId={({ webhookId }) => webhookId}
      look="card"
      rows={webhooks}
    />
  );
}
