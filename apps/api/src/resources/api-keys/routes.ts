import type { AnyVerb } from '../../verb.ts';
import { createApiKey, revokeApiKey, updateApiKey } from './change.ts';
import { listApiKeys } from './list.ts';

export const apiKeyRoutes: readonly AnyVerb[] = [listApiKeys, createApiKey, updateApiKey, revokeApiKey];
