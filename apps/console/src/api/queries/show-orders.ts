import { cancelOpenOrders, getOpenOrders, refundOpenOrders } from '@parterre/contract/calls/show-orders';
import { api, mutation, query } from '../api.ts';

export const { useGetOpenOrdersQuery, useCancelOpenOrdersMutation, useRefundOpenOrdersMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    getOpenOrders: query(build, getOpenOrders),
    cancelOpenOrders: mutation(build, cancelOpenOrders),
    refundOpenOrders: mutation(build, refundOpenOrders),
  }),
});
