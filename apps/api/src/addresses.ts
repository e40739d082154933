import { BRANDS, type Brand, type BrandName } from '@parterre/contract/wire/brands';

/** The public addresses of the product, without trailing slashes. */
export interface Addresses {
  /** The address of the console and the API: `https://tickets.example`. Empty where no server runs. */
  publicUrl: string;
  isHttps: boolean;
  /** The prefix of a short link, before its slug: `https://tickets.example/s`. */
  shortUrlBase: string;
  /** The brands of the deployment, that of promoters which have chosen none first. */
  brands: readonly BrandName[];
  /** The brand of a promoter, or of a page, with its addresses. Null is the deployment's brand. */
  siteOf(brand: BrandName | null): BrandSite;
  /** The brand that a host shows, compared with and without its port. */
  siteAt(host: string | undefined): BrandSite;
}

/** A brand, and where its people find it. */
export interface BrandSite {
  brand: Brand;
  /** Where its console is: PUBLIC_URL, or its first host of BRAND_HOSTS. */
  url: string;
  /** A page, or `mailto:` with an address; undefined where none is set. */
  supportUrl: string | undefined;
  /** The folder of its guides, if it has its own. */
  guidesUrl: string | undefined;
}

/** Where people write to where no address of support is set; mails name none then. */
export const PROJECT_SUPPORT_URL = 'https://github.com/parterre-tickets/parterre/discussions';

/** The settings of these names. */
interface Settings {
  SHORT_URL_BASE?: string | undefined;
  BRAND?: BrandName;
  BRAND_HOSTS?: readonly (readonly [host: string, brand: BrandName])[];
  SUPPORT_URL?: string | undefined;
  BRAND_SUPPORT_URL?: Partial<Record<BrandName, string | undefined>>;
  BRAND_GUIDES_URL?: Partial<Record<BrandName, string | undefined>>;
}

/** Reads the addresses of a deployment from its settings. */
export function toAddresses(publicUrl: string, settings: Settings = {}): Addresses {
  const { BRAND: byDefault = 'parterre', BRAND_HOSTS: hosts = [], BRAND_SUPPORT_URL: support = {} } = settings;
  const nameAt = (host: string | undefined): BrandName => {
    const wanted = host?.toLowerCase();
    const match = hosts.find(([known]) => known === wanted || known === wanted?.replace(/:\d+$/, ''));
    return match?.[1] ?? byDefault;
  };
  const ownHost = readUrl(publicUrl)?.host;
  const urlOf = (name: BrandName): string => {
    const [host] = hosts.find(([, brand]) => brand === name) ?? [];
    return host === undefined || nameAt(ownHost) === name ? publicUrl : toOrigin(publicUrl, host);
  };
  const siteOf = (name: BrandName | null): BrandSite => {
    const brand = BRANDS[name ?? byDefault];
    return {
      brand,
      url: urlOf(brand.name),
      supportUrl: support[brand.name] ?? settings.SUPPORT_URL,
      guidesUrl: settings.BRAND_GUIDES_URL?.[brand.name],
    };
  };
  return {
    publicUrl,
    isHttps: publicUrl.startsWith('https:'),
    shortUrlBase: settings.SHORT_URL_BASE ?? `${publicUrl}/s`,
    brands: [...new Set([byDefault, ...hosts.map(([, name]) => name)])],
    siteOf,
    siteAt: (host) => siteOf(nameAt(host)),
  };
}

/**
 * Reads an absolute address; undefined for a text that is none. `URL.canParse` will not do: on Node.js 20 it refuses
 * every address with an umlaut once it has been called a few thousand times.
 */
export function readUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** The origin of a host of BRAND_HOSTS: PUBLIC_URL's scheme and, unless the host has its own, port. */
export function toOrigin(publicUrl: string, host: string): string {
  const { protocol, port } = new URL(publicUrl);
  return new URL(`${protocol}//${host}${host.includes(':') || port === '' ? '' : `:${port}`}`).origin;
}
