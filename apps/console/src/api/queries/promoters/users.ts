import * as calls from '@parterre/contract/calls/users';
import { injectCalls } from '#api/api.ts';

export const {
  useListUsersQuery,
  useGetUserQuery,
  useLazyGetUserQuery,
  useUpdateUserMutation,
  useRevokeUserSessionsMutation,
  useRevokeUserTokensMutation,
  useRemoveUserSecondFactorMutation,
} = injectCalls(calls);
