import * as calls from '@parterre/contract/calls/short-urls';
import { injectCalls } from '../api.ts';

export const { useCreateShortUrlMutation, useUpdateShortUrlMutation, useRemoveShortUrlMutation } = injectCalls(calls);
