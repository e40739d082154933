/** The public addresses of the product, without trailing slashes. */
export interface Addresses {
  /** The address of the console and the API: `https://tickets.example`. Empty where no server runs. */
  publicUrl: string;
  /** The prefix of a short link, before its slug: `https://tickets.example/s`. */
  shortUrlBase: string;
}

/**
 * `shortUrlBase` is SHORT_URL_BASE: the base of short links on a domain of their own, which forwards to `/s` of this
 * server.
 */
export const toAddresses = (publicUrl: string, shortUrlBase = `${publicUrl}/s`): Addresses => ({
  publicUrl,
  shortUrlBase,
});
