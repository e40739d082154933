import * as calls from '@parterre/contract/calls/api-tokens';
import { injectCalls } from '#api/api.ts';

export const { useListApiTokensQuery, useCreateApiTokenMutation, useRevokeApiTokenMutation } = injectCalls(calls);
