import * as endpoints from '@parterre/contract/api-keys';
import { bind } from '../../bind.ts';
import { createApiKey } from './create.ts';
import { listApiKeys } from './list.ts';
import { revokeApiKey, updateApiKey } from './update.ts';

export const apiKeyRoutes = [
  bind(endpoints.listApiKeys, listApiKeys),
  bind(endpoints.createApiKey, createApiKey),
  bind(endpoints.updateApiKey, updateApiKey),
  bind(endpoints.revokeApiKey, revokeApiKey),
];
