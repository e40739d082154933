import * as calls from '@parterre/contract/calls/roles';
import { injectCalls } from '#api/api.ts';

export const {
  useListRolesQuery,
  useGetRoleQuery,
  useLazyGetRoleQuery,
  useCreateRoleMutation,
  useUpdateRoleMutation,
  useRemoveRoleMutation,
} = injectCalls(calls);
