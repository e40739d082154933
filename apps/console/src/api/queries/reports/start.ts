import * as calls from '@parterre/contract/calls/start';
import { injectCalls } from '#api/api.ts';

export const { useGetStartPageQuery, useRecordShowLookMutation } = injectCalls(calls);
