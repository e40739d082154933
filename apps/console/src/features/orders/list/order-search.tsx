import Box from '@mui/material/Box';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLazyGetOrderQuery } from '../../../api/queries/orders.ts';
import { paths } from '../../../paths.ts';
import { SearchField } from '../../../tables/filters/search-field.tsx';
import type { TableUrlModel } from '../../../tables/url/use-table-url-state.ts';
import { findOrderId } from '../order-id.ts';

/** One box for everything; Enter on the whole id of an order opens it. Other words of its form are only searched for. */
export function OrderSearch({ url }: { url: TableUrlModel }) {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const [getOrder] = useLazyGetOrderQuery();
  const openOrder = async ({ key, target }: KeyboardEvent) => {
    const orderId = key === 'Enter' && target instanceof HTMLInputElement ? findOrderId(target.value) : undefined;
    if (!orderId) return;
    const { data } = await getOrder({ params: { orderId } }, true);
    if (data) void navigate(paths.order(orderId));
  };
  return (
    <Box onKeyDown={(event) => void openOrder(event)} sx={{ width: { xs: '100%', sm: 440 } }}>
      <SearchField isWide label={t('filter.search')} onSearch={url.setSearch} value={url.state.search} />
    </Box>
  );
}
