import * as calls from '@parterre/contract/calls/reports';
import { injectCalls } from '../../api.ts';

export const {
  useExportSalesQuery,
  useExportDetailedSalesQuery,
  useExportCustomerDataQuery,
  useExportFanshareQuery,
  useGetSalesFiguresQuery,
} = injectCalls(calls);
