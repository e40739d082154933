import * as calls from '@parterre/contract/calls/customers';
import { injectCalls } from '#api/api.ts';

export const {
  useListCustomersQuery,
  useGetCustomerQuery,
  useLazyGetCustomerQuery,
  useUpdateCustomerMutation,
  useExportCustomerMutation,
  useEraseCustomerMutation,
} = injectCalls(calls);
