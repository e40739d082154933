import type { SeatInfo } from '@parterre/seat-map';
import { formatSeatId } from '@parterre/seating-plan';
import { useNavigate } from 'react-router';
import { errorText } from '../../../api/error-text.ts';
import { useLazyListOrdersQuery } from '../../../api/queries/orders.ts';
import { paths } from '../../../paths.ts';
import { showToast } from '../../../ui/notices/notices.tsx';
import { useSeatDesk } from '../desk/seat-desk-context.ts';

/** Goes to the order a seat was sold in; to the list of those it was ever in when more than one stands. */
export function useOpenOrder() {
  const { show } = useSeatDesk();
  const navigate = useNavigate();
  const [listOrders] = useLazyListOrdersQuery();
  return async ({ blockLabel, rowLabel, seatLabel }: SeatInfo) => {
    const searchTerm = formatSeatId(blockLabel, rowLabel, seatLabel);
    const { showCode } = show;
    try {
      const { items } = await listOrders({ query: { showCode, searchTerm } }).unwrap();
      const standing = items.filter(({ status }) => status === 'ACTIVE');
      const [only] = standing;
      navigate(only && standing.length === 1 ? paths.order(only.orderId) : paths.ordersOfSeat(showCode, searchTerm));
    } catch (error) {
      showToast(errorText(error), 'error');
    }
  };
}
