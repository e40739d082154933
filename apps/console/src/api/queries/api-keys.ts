import { createApiKey, listApiKeys, revokeApiKey, updateApiKey } from '@parterre/contract/calls/api-keys';
import { api, mutation, query } from '../api.ts';

export const { useListApiKeysQuery, useCreateApiKeyMutation, useUpdateApiKeyMutation, useRevokeApiKeyMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      listApiKeys: query(build, listApiKeys),
      createApiKey: mutation(build, createApiKey),
      updateApiKey: mutation(build, updateApiKey),
      revokeApiKey: mutation(build, revokeApiKey),
    }),
  });
