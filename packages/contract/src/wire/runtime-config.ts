import type { DeploymentEnvironment } from '../choices/deployment-choices.ts';
import type { BrandName } from './brands.ts';
import type { ApiBase } from './endpoint.ts';

/** What the server says at `/config.json`: nothing about a deployment is built into the console's bundle. */
export interface RuntimeConfig {
  brand: BrandName;
  /** Two-letter country of a deployment that serves one market, else empty; a market may have its own favicon. */
  market: string;
  environment: DeploymentEnvironment;
  identity: {
    authority: string;
    clientId: string;
    redirectUrl: string;
    /** Under it a user changes their password, e-mail and second factor; null where people sign in elsewhere. */
    accountUrl: string | null;
  };
  /** Each base is absolute or root-relative and has no trailing slash. */
  apiBases: Record<ApiBase, string>;
  /** Component mode: the console runs inside another site (spec §6). */
  isEmbedded: boolean;
  /** Where people write to: a page, or `mailto:` with an address. */
  supportUrl: string;
  /** The folder of the guides, without a trailing slash. */
  guidesUrl: string;
  tagId: string | null;
  /** Where errors of the console are sent, as a Sentry DSN: `https://KEY@HOST/PROJECT`. */
  errorReportDsn: string | null;
}

/** Where a server serves its own API, seen from its pages. */
export const OWN_API_BASES: Record<ApiBase, string> = {
  main: '/api/main',
  configuration: '/api/configuration',
  backstage: '/api/backstage',
  customers: '/api/customers',
  reporting: '/api/reporting',
  channel: '/api/channel',
};
