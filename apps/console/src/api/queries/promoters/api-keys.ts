import * as calls from '@parterre/contract/calls/api-keys';
import { injectCalls } from '#api/api.ts';

export const { useListApiKeysQuery, useCreateApiKeyMutation, useUpdateApiKeyMutation, useRevokeApiKeyMutation } =
  injectCalls(calls);
