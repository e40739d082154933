import Box from '@mui/material/Box';
import type { Order } from '@parterre/contract/orders/order';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWaiveOrderInstalmentsMutation } from '#api/queries/sales/orders.ts';
import { formatDay } from '#dates/format-date-time.ts';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { chooseText } from '#i18n/choose-text.ts';
import { InstalmentChip } from '#programme/marks/instalment-chip.tsx';
import { useLockReason } from '#session/use-features.ts';
import { Card } from '#ui/card.tsx';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { MoneyText } from '#ui/figures/money-text.tsx';
import { Note } from '#ui/note.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { useOrderWords } from '../use-order-words.tsx';

/** Null for an order without instalments. */
export function InstalmentsCard({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('orders');
  const { instalmentPlan, currency } = order;
  if (!instalmentPlan) return null;
  const isOpen = instalmentPlan.instalments.some(({ openMinor }) => openMinor > 0);
  return (
    <Card note={chooseText(instalmentPlan.name, i18n.language)} title={t('instalments.title')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {instalmentPlan.instalments.map(({ number, dueOn, status, amountMinor, paidMinor }) => (
          <Box component="li" key={number} sx={ROW_LOOK}>
            <div>
              <div>{number === 0 ? t('instalments.deposit') : t('instalments.number', { number })}</div>
              <Note>{t('instalments.due', { day: formatDay(dueOn) })}</Note>
            </div>
            <Box sx={{ textAlign: 'right' }}>
              <MoneyText amountMinor={amountMinor} currency={currency} hidesCurrency language={i18n.language} />
              {paidMinor > 0 && paidMinor < amountMinor && (
                <Note>
                  {t('instalments.partPaid')}{' '}
                  <MoneyText amountMinor={paidMinor} currency={currency} hidesCurrency language={i18n.language} />
                </Note>
              )}
            </Box>
            <Box sx={{ minWidth: 76, textAlign: 'right' }}>
              <InstalmentChip status={status} />
            </Box>
          </Box>
        ))}
      </Box>
      {isOpen && (
        <Box sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <WaiveButton order={order} />
        </Box>
      )}
    </Card>
  );
}

const ROW_LOOK = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
};

/**
 * Waives what a buyer still owes in instalments. Needs `instalment:write`. A payment that arrives meanwhile makes the
 * server refuse it (STALE).
 */
function WaiveButton({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { nameAmount } = useOrderWords();
  const [isAsking, setAsking] = useState(false);
  const [waive] = useWaiveOrderInstalmentsMutation();
  const lockReason = useLockReason('instalment:write');
  const { orderId, revision, currency } = order;
  const amount = nameAmount(Math.max(0, 0 - order.money.balanceMinor), currency);
  const handleConfirm = async (reason: string) => {
    await waive({ params: { orderId }, body: { reason }, revision }).unwrap();
    setAsking(false);
    showToast(t('waiving.done', { amount }), 'success');
  };
  return (
    <>
      <ReasonedButton onClick={() => setAsking(true)} reason={lockReason} size="small" variant="outlined">
        {t('waiving.action')}
      </ReasonedButton>
      <ConfirmDialog
        onClose={() => setAsking(false)}
        onConfirm={handleConfirm}
        request={
          isAsking
            ? {
                title: t('waiving.title'),
                body: t('waiving.text', { amount }),
                confirmLabel: t('waiving.confirm'),
                isDangerous: true,
                reason: 'required',
              }
            : null
        }
      />
    </>
  );
}
