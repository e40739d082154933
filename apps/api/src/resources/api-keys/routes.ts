import type { AnyVerb } from '../../verb.ts';
import { createApiKey } from './create.ts';
import { listApiKeys } from './list.ts';
import { revokeApiKey, updateApiKey } from './update.ts';

export const apiKeyRoutes: readonly AnyVerb[] = [listApiKeys, createApiKey, updateApiKey, revokeApiKey];
