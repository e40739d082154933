import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { exportOrderTickets } from '@parterre/contract/calls/orders';
import type { Order } from '@parterre/contract/orders/order';
import { PDF } from '@parterre/contract/wire/file-types';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetOrderQuery } from '#api/queries/sales/orders.ts';
import { useCopyToClipboard } from '#downloads/use-copy-to-clipboard.ts';
import { useFileDownload } from '#downloads/use-report-download.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { readWarnings, type TicketWarning } from '#programme/tickets/read-warnings.ts';
import { WarningList } from '#programme/tickets/warning-list.tsx';
import { useLockReason } from '#session/use-features.ts';
import { firstReason } from '#ui/controls/first-reason.ts';
import { MenuEntry, MoreMenu } from '#ui/controls/more-menu.tsx';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { TipIconButton } from '#ui/controls/tip-icon-button.tsx';
import { CopyIcon, DownloadIcon } from '#ui/icons.tsx';
import { listSeated } from '../change-seats/seat-values.tsx';
import { useChangeReason } from '../drawers/order-drawer.tsx';
import { OrderChips, useOrderWords } from '../use-order-words.tsx';

export function OrderHeader({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const [warnings, setWarnings] = useState<readonly TicketWarning[]>([]);
  const words = useOrderWords();
  const copy = useCopyToClipboard();
  const { orderId, channel, createdAt, timeZone } = order;
  const facts = [
    t('facts.ordered', { at: words.nameInstant(createdAt, timeZone) }),
    t(`channel.${channel}`, { defaultValue: channel }),
    order.buyer.name,
  ];
  return (
    <>
      <PageHeader
        actions={<OrderActions onPrinted={setWarnings} order={order} />}
        breadcrumb={[{ label: t('title'), href: paths.orders() }]}
        facts={facts.filter(Boolean).join(' · ')}
        status={
          <>
            <TipIconButton label={t('copyId')} onClick={() => void copy(orderId)} size="small">
              <CopyIcon />
            </TipIconButton>
            <OrderChips order={order} />
          </>
        }
        title={t('orderTitle', { orderId })}
      />
      {warnings.length > 0 && (
        <Alert onClose={() => setWarnings([])} severity="warning" sx={{ mb: 2 }}>
          <Box sx={{ mb: 1, fontWeight: 'fontWeightBold' }}>{t('print.warnings')}</Box>
          <WarningList label={t('print.warnings')} warnings={warnings} />
          <Link href={paths.showPrintAtHome(order.showCode)}>{t('print.settings')}</Link>
        </Alert>
      )}
    </>
  );
}

/** Opens the valid tickets as the buyer gets them; the history records who opened them. */
function TicketsButton({ order, onPrinted }: OrderActionsProps) {
  const { t } = useTranslation('orders');
  const lockReason = useLockReason('order:write');
  const file = useFileDownload();
  const { orderId } = order;
  const { refetch } = useGetOrderQuery({ params: { orderId } });
  const handleDownload = async () => {
    const headers = await file.download(
      exportOrderTickets,
      { params: { orderId }, body: {} },
      { accept: PDF, name: `tickets-${orderId}.pdf` },
    );
    onPrinted(readWarnings(headers?.get('ticket-warnings') ?? null));
    void refetch();
  };
  return (
    <ReasonedButton
      loading={file.isRunning}
      onClick={() => void handleDownload()}
      reason={lockReason ?? (order.status === 'ACTIVE' ? undefined : t('print.notPaid'))}
      startIcon={<DownloadIcon />}
      variant="outlined"
    >
      {t('print.action')}
    </ReasonedButton>
  );
}

interface OrderActionsProps {
  order: Order;
  /** Called with what is wrong with the tickets that were printed. */
  onPrinted: (warnings: readonly TicketWarning[]) => void;
}

function OrderActions({ order, onPrinted }: OrderActionsProps) {
  const { t } = useTranslation('orders');
  const payReason = useLockReason('order:pay');
  const refundReason = useLockReason('order:refund');
  const isStanding = order.items.some(({ status }) => status === 'ACTIVE');
  const cancelReason = firstReason(useLockReason('order:cancel'), !isStanding && t('cancel.nothing'));
  return (
    <>
      <TicketsButton onPrinted={onPrinted} order={order} />
      <ReasonedButton href={paths.orderCancel(order.orderId)} reason={cancelReason} variant="outlined">
        {t('cancel.action')}
      </ReasonedButton>
      {order.money.balanceMinor < 0 && (
        <ReasonedButton color="primary" href={paths.orderPay(order.orderId)} reason={payReason} variant="contained">
          {t('paying.action')}
        </ReasonedButton>
      )}
      {order.money.balanceMinor > 0 && (
        <ReasonedButton
          color="primary"
          href={paths.orderRefund(order.orderId)}
          reason={refundReason}
          variant="contained"
        >
          {t('refunding.action')}
        </ReasonedButton>
      )}
      <OrderMenu order={order} />
    </>
  );
}

function OrderMenu({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const search = usePageSearch();
  const reason = useChangeReason(order);
  const { orderId } = order;
  const actions = [
    {
      label: t('seats.action'),
      to: paths.orderChangeSeats(orderId),
      reason: reason ?? (listSeated(order).length === 0 ? t('seats.none') : undefined),
    },
    { label: t('transfer.action'), to: paths.orderTransfer(orderId), reason },
    {
      label: t('resend.action'),
      to: paths.orderResend(orderId),
      reason: reason ?? (order.status === 'ACTIVE' ? undefined : t('resend.notPaid')),
    },
  ];
  return (
    <MoreMenu isOutlined label={t('more')}>
      {actions.map(({ label, to, reason: why }) => (
        <MenuEntry key={to} label={label} reason={why} to={`${to}${search}`} />
      ))}
    </MoreMenu>
  );
}
