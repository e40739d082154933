import * as calls from '@parterre/contract/calls/features';
import { injectCalls } from '#api/api.ts';

export const { useGetFeaturesQuery } = injectCalls(calls);
