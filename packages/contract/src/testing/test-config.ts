import { OWN_API_BASES, type RuntimeConfig } from '../wire/runtime-config.ts';

/** What a server of a test says at `/config.json`. */
export const testConfig = (changes: Partial<RuntimeConfig> = {}): RuntimeConfig => ({
  brand: 'parterre',
  market: '',
  environment: 'test',
  identity: {
    authority: '/oidc',
    clientId: 'console',
    redirectUrl: '/signin-callback',
    passwordUrl: '/oidc/account/password',
  },
  apiBases: OWN_API_BASES,
  isEmbedded: false,
  supportUrl: 'https://support.example.com',
  tagId: null,
  ...changes,
});
