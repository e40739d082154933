import {
  eraseCustomer,
  exportCustomer,
  getCustomer,
  listCustomers,
  updateCustomer,
} from '@parterre/contract/calls/customers';
import { api, mutation, query } from '../api.ts';

export const {
  useListCustomersQuery,
  useGetCustomerQuery,
  useLazyGetCustomerQuery,
  useUpdateCustomerMutation,
  useExportCustomerMutation,
  useEraseCustomerMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listCustomers: query(build, listCustomers),
    getCustomer: query(build, getCustomer),
    updateCustomer: mutation(build, updateCustomer),
    exportCustomer: mutation(build, exportCustomer),
    eraseCustomer: mutation(build, eraseCustomer),
  }),
});
