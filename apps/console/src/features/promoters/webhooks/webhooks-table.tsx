import type { Webhook } from '@parterre/contract/webhooks';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { DataTable } from '#tables/data-table.tsx';
import { NameCell } from '#tables/name-cell.tsx';
import { READY } from '#tables/table-status.ts';
import { useDataTable } from '#tables/use-data-table.ts';
import { useWebhookWords, WebhookChip } from './use-webhook-words.tsx';

export function WebhooksTable({ webhooks }: { webhooks: readonly Webhook[] }) {
  const { t } = useTranslation('webhooks');
  const navigate = useNavigate();
  const search = usePageSearch();
  const model = useDataTable<Webhook>({
    id: 'webhooks',
    columns: useWebhookColumns(),
    rows: webhooks,
    getRowId: ({ webhookId }) => String(webhookId),
    getRowLabel: ({ url }) => url,
  });
  return (
    <DataTable
      caption={t('title')}
      model={model}
      rows={{
        density: 'twoLine',
        onOpen: ({ webhookId }) => void navigate(`${paths.webhook(webhookId)}${search}`),
      }}
      status={READY}
    />
  );
}

function useWebhookColumns(): TableColumn<Webhook>[] {
  const { t } = useTranslation('webhooks');
  const { nameKind, namePromoter, nameState, writeTime } = useWebhookWords();
  const nameKinds = ({ kinds }: Webhook) => kinds.map(nameKind).join(', ');
  return [
    {
      id: 'url',
      header: t('column.url'),
      widthPx: 240,
      grow: 2,
      canHide: false,
      exportValue: ({ url }) => url,
      cell: (webhook) => (
        <NameCell href={paths.webhook(webhook.webhookId)} name={webhook.url} note={namePromoter(webhook)} />
      ),
    },
    {
      id: 'kinds',
      header: t('column.kinds'),
      widthPx: 240,
      grow: 1,
      priority: 0,
      exportValue: nameKinds,
      cell: nameKinds,
    },
    {
      id: 'delivered',
      header: t('column.delivered'),
      widthPx: 190,
      priority: 1,
      exportValue: (webhook, hours) => writeTime(webhook, webhook.lastDeliveredAt, hours),
      cell: (webhook) => writeTime(webhook, webhook.lastDeliveredAt),
    },
    {
      id: 'state',
      header: t('column.state'),
      widthPx: 150,
      exportValue: nameState,
      cell: (webhook) => <WebhookChip webhook={webhook} />,
    },
  ];
}
