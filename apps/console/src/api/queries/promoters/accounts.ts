import * as calls from '@parterre/contract/calls/accounts';
import { injectCalls } from '#api/api.ts';
import { setTimeFormat } from '#api/device/time-format.ts';

const accounts = injectCalls(calls).enhanceEndpoints({
  endpoints: {
    getAccount: {
      /** Kept on this device for every date written and for the next visit. */
      async onQueryStarted(_args, { queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) setTimeFormat(answer.data.timeFormat);
      },
    },
  },
});

export const { getAccount } = accounts.endpoints;
export const {
  useGetAccountQuery,
  useLazyGetAccountQuery,
  useUpdateAccountMutation,
  useListAccountSessionsQuery,
  useRevokeAccountSessionMutation,
  useRevokeAccountSessionsMutation,
} = accounts;
