import * as calls from '@parterre/contract/calls/accounts';
import { injectCalls } from '#api/api.ts';

export const {
  useGetAccountQuery,
  useLazyGetAccountQuery,
  useUpdateAccountMutation,
  useListAccountSessionsQuery,
  useRevokeAccountSessionMutation,
  useRevokeAccountSessionsMutation,
} = injectCalls(calls);
