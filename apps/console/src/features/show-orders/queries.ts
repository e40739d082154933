import { cancelOpenOrders, getOpenOrders, refundOpenOrders } from '@parterre/contract/calls/show-orders';
import { api, mutation, query } from '../../api/api.ts';

const showOrdersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOpenOrders: query(build, getOpenOrders),
    cancelOpenOrders: mutation(build, cancelOpenOrders),
    refundOpenOrders: mutation(build, refundOpenOrders),
  }),
});

export const { useGetOpenOrdersQuery, useCancelOpenOrdersMutation, useRefundOpenOrdersMutation } = showOrdersApi;
