import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Order } from '@parterre/contract/orders';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import { MoreIcon } from '#ui/icons.tsx';
import { listSeated } from '../change-seats/seat-values.tsx';
import { useChangeReason } from '../drawers/order-drawer.tsx';

/** What else can be done with an order. What may not be done keeps its place and says why. */
export function OrderMenu({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const search = usePageSearch();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-expanded={anchor !== null}
        aria-haspopup="menu"
        aria-label={t('more')}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ border: 1, borderColor: 'line.strong' }}
      >
        <MoreIcon />
      </IconButton>
      {anchor && (
        <Menu anchorEl={anchor} onClose={close} open>
          {actions.map((action) =>
            action.reason === undefined ? (
              <MenuItem component={Link} key={action.to} onClick={close} to={`${action.to}${search}`}>
                {action.label}
              </MenuItem>
            ) : (
              <MenuItem aria-disabled key={action.to} sx={LOCKED_LOOK}>
                <Box component="span" sx={{ color: 'text.disabled' }}>
                  {action.label}
                </Box>
                <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
                  {action.reason}
                </Box>
              </MenuItem>
            ),
          )}
        </Menu>
      )}
    </>
  );
}

const LOCKED_LOOK = {
  display: 'grid',
  py: 0.75,
  maxWidth: 300,
  whiteSpace: 'normal',
  cursor: 'default',
  '&:hover': { bgcolor: 'transparent' },
};
