import * as calls from '@parterre/contract/calls/orders';
import { injectCalls } from '#api/api.ts';

const ordersApi = injectCalls(calls);

/** Updates the ticket histories in the cached order from the answer, so that the order is not read again. */
ordersApi.enhanceEndpoints({
  endpoints: {
    addOrderNote: {
      async onQueryStarted({ params }, { dispatch, queryFulfilled }) {
        const noted = await queryFulfilled.catch(() => undefined);
        if (!noted) return;
        const histories = new Map(noted.data.items.map(({ id, transactionHistory }) => [id, transactionHistory]));
        const key = { params: { orderId: params.orderId } };
        dispatch(
          ordersApi.util.updateQueryData('getOrder', key, (order) => {
            for (const item of order.items) item.transactionHistory = histories.get(item.id) ?? item.transactionHistory;
          }),
        );
      },
    },
  },
});

export const {
  useListOrdersQuery,
  useLazyListOrdersQuery,
  useGetOrderQuery,
  useLazyGetOrderQuery,
  useAddOrderNoteMutation,
  useCancelOrderMutation,
  useRecordOrderRefundMutation,
  useLazyPreviewSeatChangeQuery,
  useChangeOrderSeatsMutation,
  useTransferOrderMutation,
  useResendOrderMutation,
  useSetOrderBarcodeMutation,
  useIssueCompsMutation,
  useRecordOrderPaymentMutation,
  useWaiveOrderInstalmentsMutation,
} = ordersApi;
