import type { Resource } from '#resource.ts';
import { createApiToken, revokeApiToken } from './change.ts';
import { listApiTokens } from './list.ts';

export const apiTokensResource: Resource = {
  slug: 'api-tokens',
  routes: [listApiTokens, createApiToken, revokeApiToken],
};
