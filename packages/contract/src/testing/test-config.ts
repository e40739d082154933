import { OWN_API_BASES, type RuntimeConfig } from '../wire/runtime-config.ts';

/** Returns the `/config.json` of a fake server. */
export const testConfig = (changes: Partial<RuntimeConfig> = {}): RuntimeConfig => ({
  brand: 'parterre',
  brands: ['parterre'],
  market: '',
  environment: 'test',
  identity: {
    authority: '/oidc',
    clientId: 'console',
    redirectUrl: '/signin-callback',
    accountUrl: '/oidc/account',
  },
  apiBases: OWN_API_BASES,
  isEmbedded: false,
  supportUrl: 'https://support.example.com',
  guidesUrl: 'https://guides.example.com',
  tagId: null,
  errorReportDsn: null,
  ...changes,
});
