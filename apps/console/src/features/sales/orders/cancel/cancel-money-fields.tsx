import Box from '@mui/material/Box';
import { CANCEL_REFUNDS } from '@parterre/contract/choices/order-choices';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '#forms/fields/money-field.tsx';
import { SegmentedField } from '#forms/fields/segmented-field.tsx';
import { max, nonNegative } from '#forms/rules.ts';
import { useLockReason } from '#session/use-features.ts';
import { formatAmount, formatMoney } from '#ui/figures/money-text.tsx';
import type { CancelSums, CancelValues } from './cancel-values.ts';

interface CancelMoneyFieldsProps {
  currency: string;
  isPaid: boolean;
  sums: CancelSums;
  values: Pick<CancelValues, 'refund'>;
}

/** Chooses what happens to the money that was paid, and how much of it is kept as a fee: at most all of it. */
export function CancelMoneyFields({ currency, isPaid, sums, values }: CancelMoneyFieldsProps) {
  const { t, i18n } = useTranslation('orders');
  const refundReason = useLockReason('order:refund');
  if (!isPaid) return <Box sx={{ color: 'text.secondary' }}>{t('cancel.unpaid')}</Box>;
  const most = formatAmount(sums.paidMinor, currency, i18n.language);
  return (
    <>
      <SegmentedField
        help={refundReason ?? t(`cancel.refundHelp.${values.refund}`)}
        label={t('cancel.refund')}
        name="refund"
        options={CANCEL_REFUNDS.map((value) => ({
          value,
          label: t(`cancel.refundName.${value}`),
          disabled: value === 'done' && refundReason !== undefined,
        }))}
      />
      {values.refund !== 'none' && (
        <MoneyField
          currency={currency}
          help={
            sums.tickets > 0
              ? t('cancel.feeHelp', { amount: formatMoney(sums.paidMinor, currency, i18n.language) })
              : t('cancel.feeOf')
          }
          label={t('cancel.fee')}
          name="feeMinor"
          rules={[nonNegative, max(sums.paidMinor, most)]}
        />
      )}
    </>
  );
}
