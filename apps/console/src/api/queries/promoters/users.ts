import * as calls from '@parterre/contract/calls/users';
import { injectCalls } from '../../api.ts';

export const {
  useListUsersQuery,
  useGetUserQuery,
  useLazyGetUserQuery,
  useUpdateUserMutation,
  useRevokeUserSessionsMutation,
} = injectCalls(calls);
