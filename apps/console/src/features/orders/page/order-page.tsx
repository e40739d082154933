import type { Order } from '@parterre/contract/orders';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useGetOrderQuery } from '../../../api/queries/orders.ts';
import { useGetShowQuery } from '../../../api/queries/shows.ts';
import { Loaded } from '../../../pages/loaded.tsx';
import { PageColumns } from '../../../programme/list/page-columns.tsx';
import { useOrderId } from '../use-order-id.ts';
import { AnswersCard } from './answers-card.tsx';
import { BuyerCard } from './buyer-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { InstalmentsCard } from './instalments-card.tsx';
import { ItemsCard } from './items-card.tsx';
import { MoneyCard } from './money-card.tsx';
import { OrderHeader } from './order-header.tsx';

/** Everything of one order; its drawers open over it. */
export function OrderPage() {
  const { t } = useTranslation('orders');
  const result = useGetOrderQuery({ params: { orderId: useOrderId() } });
  return (
    <Loaded label={t('loading')} result={result}>
      {(order) => <OrderDetails order={order} />}
    </Loaded>
  );
}

function OrderDetails({ order }: { order: Order }) {
  const { currentData: show } = useGetShowQuery({ params: { showCode: order.showCode } });
  return (
    <>
      <OrderHeader order={order} zone={show?.timeZone} />
      <PageColumns
        main={
          <>
            <ItemsCard isSeated={show?.seating === 'RESERVED'} order={order} />
            <HistoryCard order={order} zone={show?.timeZone} />
          </>
        }
        side={
          <>
            <MoneyCard order={order} />
            <InstalmentsCard order={order} />
            <BuyerCard order={order} />
            <AnswersCard order={order} />
          </>
        }
      />
      <Outlet />
    </>
  );
}
