import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { useGetOpenOrdersQuery } from '#api/queries/sales/show-orders.ts';
import { paths } from '#pages/paths.ts';
import { RetryAlert } from '#pages/retry-alert.tsx';
import { useCan } from '#session/use-features.ts';
import { Card } from '#ui/card.tsx';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { formatAmount } from '#ui/figures/money-text.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';

/**
 * What is left to do after an event was called off: orders to cancel, then money to give back. The numbers are the
 * server's, because others work on the same orders.
 */
export function OpenOrdersCard({ show }: { show: Pick<Show, 'showCode'> }) {
  const { t, i18n } = useTranslation('shows');
  const { showCode } = show;
  const { data, error, refetch } = useGetOpenOrdersQuery({ params: { showCode } });
  const canCancel = useCan('order:cancel');
  const canRefund = useCan('order:refund');
  const amount = (minor: number) =>
    data ? `${data.currency} ${formatAmount(minor, data.currency, i18n.language)}` : '';
  return (
    <Card action={<Link href={paths.ordersOfShow(showCode)}>{t('openOrders.all')}</Link>} title={t('openOrders.title')}>
      {!data && error && <RetryAlert error={error} onRetry={refetch} sx={{ m: 2 }} />}
      {!data && !error && (
        <Box sx={{ px: 2 }}>
          <SkeletonRows count={2} label={t('page.loading')} rowHeight={56} />
        </Box>
      )}
      {data && (
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
                reason={canCancel ? undefined : t('openOrders.mayNotCancel')}
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
              <ReasonedButton
                href={paths.showRefundOrders(showCode)}
                reason={canRefund ? undefined : t('openOrders.mayNotRefund')}
                variant="outlined"
              >
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
    </Card>
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
