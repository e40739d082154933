import * as calls from '@parterre/contract/calls/report-settings';
import { injectCalls } from '#api/api.ts';

export const {
  useListReportColumnSetsQuery,
  useCreateReportColumnSetMutation,
  useRemoveReportColumnSetMutation,
  useListReportDownloadsQuery,
} = injectCalls(calls);
