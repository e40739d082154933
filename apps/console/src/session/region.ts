import { parseId, readCookie } from '#api/cookies.ts';

/** As it stands in the URL; it is passed on to the identity provider whatever it is. */
export function readPartnerSiteId(search: string): string | null {
  return new URLSearchParams(search).get('partnersiteid');
}

/** spec §3: the region starts from the partnersiteid parameter, otherwise from the cookie. */
export function readRegionId(search: string): number | null {
  return parseId(readPartnerSiteId(search)) ?? parseId(readCookie('region'));
}
