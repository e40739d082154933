import type { TimeFormat } from '@parterre/contract/choices/account-choices';
import type { PaymentStatus, RefundStatus } from '@parterre/contract/choices/order-choices';
import type { OrderItem } from '@parterre/contract/orders/order';
import { useTranslation } from 'react-i18next';
import { DAY_TIME_TEMPLATE, formatDateTime, formatDay, formatTime } from '#dates/format-date-time.ts';
import { describeZone, toWallTime } from '#dates/zone.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { formatMoney } from '#ui/figures/money-text.tsx';
import { StatusChip, ToneChip } from '#ui/status-chip.tsx';

interface OrderWords {
  language: string;
  /** Starts with the currency code, `USD 141.50`, because a list has orders of several currencies. */
  nameAmount: (amountMinor: number, currency: string) => string;
  /** Returns `Stalls, C 12`; an id of another form stays as it is. */
  nameSeat: (seatId: string) => string;
  /** Returns the seat, even if the plan no longer has it, or the price type if there is no seat. */
  nameItem: (item: Pick<OrderItem, 'seatId' | 'formerSeatId' | 'priceName'>) => string;
  /** Returns `18/11/2026, 09:14 EST` in the given zone, the venue's. */
  nameInstant: (at: string, zone: string, hours?: TimeFormat) => string;
  /** The same in two parts, for two lines. */
  splitInstant: (at: string, zone: string) => { day: string; time: string };
  /** Returns `10/12/2026, 19:30`, or '' for no time. */
  nameWallTime: (wallTime: string, hours?: TimeFormat) => string;
}

export function useOrderWords(): OrderWords {
  const { t, i18n } = useTranslation('orders');
  const { language } = i18n;
  const nameSeat = (seatId: string) => {
    const [block, row, seat] = seatId.split('|');
    return block && row && seat ? t('seat', { block, row, seat }) : seatId;
  };
  return {
    language,
    nameSeat,
    nameItem: ({ seatId, formerSeatId, priceName }) => {
      const named = seatId ?? formerSeatId;
      return named === null ? chooseText(priceName, language) : nameSeat(named);
    },
    nameAmount: (amountMinor, currency) => formatMoney(amountMinor, currency, language),
    nameInstant: (at, zone, hours) => Object.values(splitInstant(at, zone, hours)).join(', '),
    splitInstant,
    nameWallTime: (wallTime, hours) => (wallTime ? formatDateTime(wallTime, DAY_TIME_TEMPLATE, hours) : ''),
  };
}

function splitInstant(at: string, zone: string, hours?: TimeFormat) {
  const wall = toWallTime(at, zone);
  return { day: formatDay(wall), time: `${formatTime(wall, hours)} ${describeZone(zone, at)}` };
}

interface OrderChipsProps {
  order: { status: string; paymentStatus: PaymentStatus; refundStatus: RefundStatus };
}

/** Shows status and payment, and a refund only if there is one. */
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
