import * as calls from '@parterre/contract/calls/show-orders';
import { injectCalls } from '#api/api.ts';

export const { useGetOpenOrdersQuery, useCancelOpenOrdersMutation, useRefundOpenOrdersMutation } = injectCalls(calls);
