import * as calls from '@parterre/contract/calls/seat-copies';
import { injectCalls } from '#api/api.ts';

export const { usePreviewSeatCopyQuery, useCopySeatsMutation } = injectCalls(calls);
