import type { Promoter } from '@parterre/contract/promoters';

/** What the form of a promoter holds. */
export interface PromoterValues {
  name: string;
  cultures: string[];
  defaultCulture: string;
  /** One host on a line. */
  linkHosts: string;
}

export const toPromoterValues = (promoter: Promoter): PromoterValues => ({
  name: promoter.name,
  cultures: promoter.cultures,
  defaultCulture: promoter.defaultCulture,
  linkHosts: promoter.linkHosts.join('\n'),
});

/** What is sent of a change. */
export function toPromoterBody({ linkHosts, ...rest }: Partial<PromoterValues>) {
  return { ...rest, ...(linkHosts === undefined ? {} : { linkHosts: readHosts(linkHosts) }) };
}

/** The hosts of a typed text, each once; of an address that was pasted only its host. */
export function readHosts(text: string): string[] {
  const hosts = text
    .split(/[\s,;]+/)
    .map((word) => word.replace(/^[a-z]+:\/\//i, '').replace(/[/:?#].*$/, ''))
    .filter((host) => host !== '');
  return [...new Set(hosts.map((host) => host.toLowerCase()))];
}
