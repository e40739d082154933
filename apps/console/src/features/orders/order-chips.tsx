import type { PaymentStatus, RefundStatus } from '@parterre/contract/choices/order-choices';
import { useTranslation } from 'react-i18next';
import { StatusChip, ToneChip } from '#ui/status-chip.tsx';

interface OrderChipsProps {
  order: { status: string; paymentStatus: PaymentStatus; refundStatus: RefundStatus };
}

/** Status, whether it is paid, and what is to be given back; nothing is said of a refund there is none of. */
export function OrderChips({ order }: OrderChipsProps) {
  const { t } = useTranslation('orders');
  const { status, paymentStatus, refundStatus } = order;
  return (
    <>
      <StatusChip status={status} />
      <ToneChip tone={paymentStatus === 'PAID' ? 'info' : 'warn'}>{t(`payment.${paymentStatus}`)}</ToneChip>
      {refundStatus !== 'NONE' && (
        <ToneChip tone={refundStatus === 'PENDING' ? 'warn' : 'neutral'}>{t(`refund.${refundStatus}`)}</ToneChip>
      )}
    </>
  );
}
