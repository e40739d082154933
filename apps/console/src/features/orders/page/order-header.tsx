import type { Order } from '@parterre/contract/orders';
import { useTranslation } from 'react-i18next';
import { useCopyToClipboard } from '#downloads/use-copy-to-clipboard.ts';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { useCan } from '#session/use-features.ts';
import { firstReason } from '#ui/controls/first-reason.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { TipIconButton } from '#ui/controls/tip-icon-button.tsx';
import { CopyIcon } from '#ui/icons.tsx';
import { OrderChips, useOrderWords } from '../use-order-words.tsx';
import { OrderMenu } from './order-menu.tsx';

export function OrderHeader({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const words = useOrderWords();
  const copy = useCopyToClipboard();
  const { orderId, channel, createdAt, timeZone } = order;
  const facts = [
    t('facts.ordered', { at: words.nameInstant(createdAt, timeZone) }),
    t(`channel.${channel}`, { defaultValue: channel }),
    order.buyer.name,
  ];
  return (
    <PageHeader
      actions={<OrderActions order={order} />}
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
  );
}

function OrderActions({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const canCancel = useCan('order:cancel');
  const canRefund = useCan('order:refund');
  const canPay = useCan('order:pay');
  const isStanding = order.items.some(({ status }) => status === 'ACTIVE');
  const cancelReason = firstReason(!canCancel && t('cancel.notAllowed'), !isStanding && t('cancel.nothing'));
  return (
    <>
      <ReasonedButton href={paths.orderCancel(order.orderId)} reason={cancelReason} variant="outlined">
        {t('cancel.action')}
      </ReasonedButton>
      {order.money.balanceMinor < 0 && (
        <ReasonedButton
          color="primary"
          href={paths.orderPay(order.orderId)}
          reason={canPay ? undefined : t('kit:notAllowed', { permission: 'order:pay' })}
          variant="contained"
        >
          {t('paying.action')}
        </ReasonedButton>
      )}
      {order.money.balanceMinor > 0 && (
        <ReasonedButton
          color="primary"
          href={paths.orderRefund(order.orderId)}
          reason={canRefund ? undefined : t('refunding.notAllowed')}
          variant="contained"
        >
          {t('refunding.action')}
        </ReasonedButton>
      )}
      <OrderMenu order={order} />
    </>
  );
}
