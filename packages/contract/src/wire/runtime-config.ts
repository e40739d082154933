import type { DeploymentEnvironment } from '../choices/deployment-choices.ts';
import type { BrandName } from './brands.ts';
import type { ApiBase } from './endpoint.ts';

/** The answer of `/config.json`: no setting of a deployment is built into the console's bundle. */
export interface RuntimeConfig {
  brand: BrandName;
  /** The brands of the deployment; the first is that of promoters that have chosen none. */
  brands: readonly BrandName[];
  /** Two-letter country of a deployment that serves one market, else empty; a market may have its own favicon. */
  market: string;
  environment: DeploymentEnvironment;
  identity: {
    authority: string;
    clientId: string;
    redirectUrl: string;
    /**
     * The page on which a user changes password, e-mail, second factor and passkeys; null if another provider handles sign-in.
     */
    accountUrl: string | null;
  };
  /** Absolute or root-relative URLs without a trailing slash. */
  apiBases: Record<ApiBase, string>;
  /** True in component mode: the console runs inside another site (spec §6). */
  isEmbedded: boolean;
  /** The support contact: a page, or `mailto:` with an address. */
  supportUrl: string;
  /** The folder of the guides as a URL, without a trailing slash. */
  guidesUrl: string;
  tagId: string | null;
  /** The Sentry DSN that console errors are sent to: `https://KEY@HOST/PROJECT`; null sends none. */
  errorReportDsn: string | null;
}

/** The bases of the server that also serves the console, as root-relative URLs. */
export const OWN_API_BASES: Record<ApiBase, string> = {
  main: '/api/main',
  configuration: '/api/configuration',
  backstage: '/api/backstage',
  customers: '/api/customers',
  reporting: '/api/reporting',
  channel: '/api/channel',
};
