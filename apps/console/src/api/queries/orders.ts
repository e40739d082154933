import {
  addOrderNote,
  cancelOrder,
  changeOrderSeats,
  getOrder,
  issueComps,
  listOrders,
  previewSeatChange,
  recordOrderPayment,
  recordOrderRefund,
  resendOrder,
  transferOrder,
  waiveOrderInstalments,
} from '@parterre/contract/calls/orders';
import { api, mutation, query } from '../api.ts';

const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOrders: query(build, listOrders),
    getOrder: query(build, getOrder),
    addOrderNote: mutation(build, addOrderNote),
    cancelOrder: mutation(build, cancelOrder),
    recordOrderRefund: mutation(build, recordOrderRefund),
    previewSeatChange: query(build, previewSeatChange),
    changeOrderSeats: mutation(build, changeOrderSeats),
    transferOrder: mutation(build, transferOrder),
    resendOrder: mutation(build, resendOrder),
    issueComps: mutation(build, issueComps),
    recordOrderPayment: mutation(build, recordOrderPayment),
    waiveOrderInstalments: mutation(build, waiveOrderInstalments),
  }),
});

/** What a note gives back replaces the history of its tickets in the cached order. */
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
  useIssueCompsMutation,
  useRecordOrderPaymentMutation,
  useWaiveOrderInstalmentsMutation,
} = ordersApi;
