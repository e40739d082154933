import * as calls from '@parterre/contract/calls/report-schedules';
import { injectCalls } from '#api/api.ts';

export const {
  useListReportSchedulesQuery,
  useCreateReportScheduleMutation,
  useUpdateReportScheduleMutation,
  useRemoveReportScheduleMutation,
} = injectCalls(calls);
