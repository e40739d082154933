import * as calls from '@parterre/contract/calls/audit';
import { injectCalls } from '#api/api.ts';

export const { useListAuditEntriesQuery, useGetAuditEntryQuery, useListAuditActorsQuery } = injectCalls(calls);
