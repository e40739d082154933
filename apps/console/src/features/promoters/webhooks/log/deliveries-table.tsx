import Box from '@mui/material/Box';
import type { Webhook, WebhookDelivery } from '@parterre/contract/webhooks';
import { useTranslation } from 'react-i18next';
import { useListWebhookDeliveriesQuery, useResendWebhookDeliveryMutation } from '#api/queries/promoters/webhooks.ts';
import { useCopyToClipboard } from '#downloads/use-copy-to-clipboard.ts';
import { showFailure } from '#pages/show-failure.ts';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { DataTable } from '#tables/data-table.tsx';
import { ListPagination } from '#tables/paging/list-pagination.tsx';
import { PAGE_SIZE_MIN, toPageRequest } from '#tables/paging/page-size.ts';
import { useTablePage } from '#tables/paging/use-table-page.ts';
import { TwoLines } from '#tables/two-lines.tsx';
import { useTableUrlState } from '#tables/url/use-table-url-state.ts';
import { useDataTable } from '#tables/use-data-table.ts';
import { MenuEntry, MoreMenu } from '#ui/controls/more-menu.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { ToneChip } from '#ui/status-chip.tsx';
import { useWebhookWords } from '../use-webhook-words.tsx';

const DEFAULTS = { sortValues: ['CreatedAt'], isDescending: true };
/** A requested delivery is sent within half a minute, so polling shows the result soon. */
const POLL_MS = 5_000;

/** Lists deliveries with their results, newest first; polls while one is pending. */
export function DeliveriesTable({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('webhooks');
  const url = useTableUrlState(DEFAULTS);
  const { pageIndex, pageSize } = toPageRequest(url.state.page, url.state.pageSize);
  const asked = { params: { webhookId: webhook.webhookId }, query: { pageIndex, pageSize } };
  const result = useListWebhookDeliveriesQuery(asked);
  const isPending = result.currentData?.items.some(({ state }) => state === 'WAITING') ?? false;
  // Subscribes again to the same answer, because only the answer says whether to poll.
  useListWebhookDeliveriesQuery(asked, { pollingInterval: POLL_MS, skipPollingIfUnfocused: true, skip: !isPending });
  const list = useTablePage(url, {
    ...result,
    isFetching: result.isFetching && result.currentData === undefined,
  });
  const { rows, status } = list;
  const columns = useDeliveryColumns(webhook);
  const model = useDataTable<WebhookDelivery>({
    id: 'webhook-deliveries',
    columns,
    rows,
    getRowId: ({ deliveryId }) => String(deliveryId),
    getRowLabel: ({ kind }) => kind,
  });
  return (
    <>
      <DataTable
        caption={t('log.title')}
        rows={{ density: 'twoLine', renderCard: (delivery) => <DeliveryCard delivery={delivery} webhook={webhook} /> }}
        empty={<EmptyState text={t('log.empty')} title={t('log.emptyTitle')} />}
        list={list}
        model={model}
        status={status}
      />
      <ListPagination list={list} upTo={PAGE_SIZE_MIN} />
    </>
  );
}

function useDeliveryColumns(webhook: Webhook): TableColumn<WebhookDelivery>[] {
  const { t } = useTranslation('webhooks');
  const { nameKind, writeTime } = useWebhookWords();
  const writeResult = useWriteResult();
  return [
    {
      id: 'kind',
      header: t('column.kind'),
      widthPx: 220,
      grow: 2,
      canHide: false,
      exportValue: ({ kind, createdAt }, hours) => `${nameKind(kind)}, ${writeTime(webhook, createdAt, hours)}`,
      cell: ({ kind, createdAt }) => <TwoLines first={nameKind(kind)} second={writeTime(webhook, createdAt)} />,
    },
    {
      id: 'state',
      header: t('column.state'),
      widthPx: 130,
      exportValue: ({ state }) => t(`deliveryState.${state}`),
      cell: (delivery) => <DeliveryChip delivery={delivery} />,
    },
    {
      id: 'result',
      header: t('column.result'),
      widthPx: 240,
      grow: 2,
      exportValue: (delivery) =>
        [writeResult(delivery), t('attempts', { count: delivery.attempts })].filter(Boolean).join(', '),
      cell: (delivery) => (
        <TwoLines first={writeResult(delivery)} second={t('attempts', { count: delivery.attempts })} />
      ),
    },
    {
      id: 'next',
      header: t('column.next'),
      widthPx: 170,
      priority: 1,
      exportValue: ({ nextAttemptAt }, hours) => (nextAttemptAt ? writeTime(webhook, nextAttemptAt, hours) : ''),
      cell: ({ nextAttemptAt }) => (nextAttemptAt ? writeTime(webhook, nextAttemptAt) : '–'),
    },
    {
      id: 'menu',
      header: t('column.menu'),
      widthPx: 88,
      align: 'end',
      canHide: false,
      cell: (delivery) => <DeliveryMenu delivery={delivery} webhook={webhook} />,
    },
  ];
}

/** Returns the receiver's HTTP status, or the reason why there was none. */
function useWriteResult() {
  const { t } = useTranslation('webhooks');
  return ({ fault, answerStatus, attempts }: WebhookDelivery): string => {
    if (answerStatus !== null) return t('answered', { status: answerStatus });
    if (fault) return t(`fault.${fault}`);
    return attempts === 0 ? t('notYet') : '';
  };
}

interface DeliveryProps {
  webhook: Webhook;
  delivery: WebhookDelivery;
}

function DeliveryCard({ delivery, webhook }: DeliveryProps) {
  const { nameKind, writeTime } = useWebhookWords();
  const writeResult = useWriteResult();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <TwoLines first={nameKind(delivery.kind)} second={writeTime(webhook, delivery.createdAt)} />
        </Box>
        <DeliveryMenu delivery={delivery} webhook={webhook} />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <span>{writeResult(delivery)}</span>
        <DeliveryChip delivery={delivery} />
      </Box>
    </Box>
  );
}

const TONES = { WAITING: 'neutral', DELIVERED: 'ok', FAILED: 'bad' } as const;

function DeliveryChip({ delivery: { state } }: { delivery: WebhookDelivery }) {
  const { t } = useTranslation('webhooks');
  return <ToneChip tone={TONES[state]}>{t(`deliveryState.${state}`)}</ToneChip>;
}

/** Sends a delivery again, or copies its content. Needs `apikey:manage`. A pending delivery cannot be sent again. */
function DeliveryMenu({ webhook, delivery }: DeliveryProps) {
  const { t } = useTranslation('webhooks');
  const { nameKind, writeTime } = useWebhookWords();
  const copy = useCopyToClipboard();
  const [resend] = useResendWebhookDeliveryMutation();
  const handleResend = async () => {
    try {
      await resend({ params: { webhookId: webhook.webhookId, deliveryId: delivery.deliveryId } }).unwrap();
      showToast(t('resend.done'), 'success');
    } catch (error) {
      showFailure(error);
    }
  };
  const name = `${nameKind(delivery.kind)}, ${writeTime(webhook, delivery.createdAt)}`;
  const isOff = webhook.state !== 'ACTIVE' && delivery.kind !== 'webhook.test';
  const reason = delivery.state === 'WAITING' ? t('resend.waits') : isOff ? t('resend.isOff') : undefined;
  return (
    <MoreMenu label={t('menu.of', { name })}>
      <MenuEntry label={t('resend.action')} onChoose={() => void handleResend()} reason={reason} />
      <MenuEntry label={t('copyBody')} onChoose={() => void copy(delivery.body)} />
    </MoreMenu>
  );
}
