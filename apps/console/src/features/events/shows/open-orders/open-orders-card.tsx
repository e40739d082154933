import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { useGetOpenOrdersQuery } from '#api/queries/sales/show-orders.ts';
import { LoadedCard } from '#pages/loaded-card.tsx';
import { paths } from '#pages/paths.ts';
import { useLockReason } from '#session/use-features.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { formatMoney } from '#ui/figures/money-text.tsx';

/**
 * Shows what is left to do after a show was called off: orders to cancel, then money to refund. The server counts,
 * because others work on the same orders.
 */
export function OpenOrdersCard({ show }: { show: Pick<Show, 'showCode'> }) {
  const { t, i18n } = useTranslation('shows');
  const { showCode } = show;
  const result = useGetOpenOrdersQuery({ params: { showCode } });
  const cancelReason = useLockReason('order:cancel');
  const refundReason = useLockReason('order:refund');
  const currency = result.data?.currency ?? '';
  const amount = (minor: number) => formatMoney(minor, currency, i18n.language);
  return (
    <LoadedCard
      action={<Link href={paths.ordersOfShow(showCode)}>{t('openOrders.all')}</Link>}
      loading={{ label: t('page.loading'), rows: 2, rowHeight: 56 }}
      result={result}
      title={t('openOrders.title')}
    >
      {(data) => (
        <>
          <Box sx={ROW_LOOK}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ fontWeight: 'fontWeightMedium' }}>
                {t('openOrders.standing', { count: data.standing.orders })}
              </Box>
              <Box sx={{ color: 'text.secondary' }}>
                {t('openOrders.standingText', {
                  count: data.standing.tickets,
                  amount: amount(data.standing.paidMinor),
                })}
              </Box>
            </Box>
            {data.standing.orders > 0 && (
              <ReasonedButton
                color="error"
                href={paths.showCancelOrders(showCode)}
                reason={cancelReason}
                variant="outlined"
              >
                {t('openOrders.cancel')}
              </ReasonedButton>
            )}
          </Box>
          <Box sx={ROW_LOOK}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ fontWeight: 'fontWeightMedium' }}>
                {t('openOrders.toRefund', { count: data.toRefund.orders })}
              </Box>
              <Box sx={{ color: 'text.secondary' }}>
                {data.toRefund.orders > 0
                  ? t('openOrders.toRefundText', { amount: amount(data.toRefund.amountMinor) })
                  : t('openOrders.nothingDue')}
              </Box>
            </Box>
            {data.toRefund.orders > 0 && (
              <ReasonedButton href={paths.showRefundOrders(showCode)} reason={refundReason} variant="outlined">
                {t('openOrders.refund')}
              </ReasonedButton>
            )}
          </Box>
          {data.standing.orders + data.toRefund.orders === 0 && (
            <Box sx={ROW_LOOK}>
              <Box sx={{ flex: 1, color: 'text.secondary' }}>{t('openOrders.ready')}</Box>
              <Button href={paths.showStatus(showCode)} variant="outlined">
                {t('openOrders.status')}
              </Button>
            </Box>
          )}
        </>
      )}
    </LoadedCard>
  );
}

const ROW_LOOK = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  px: 2,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
};
