/** The addresses at which the product is reached from outside, without trailing slashes. */
export interface Addresses {
  /** The address of the console and the API: `https://tickets.example`. Empty where no server runs. */
  publicUrl: string;
  /** The address before a slug: `https://tickets.example/s`. */
  shortUrlBase: string;
}

/** `shortUrlBase` is SHORT_URL_BASE, for short links with a domain of their own, which leads to `/s` of this server. */
export const toAddresses = (publicUrl: string, shortUrlBase = `${publicUrl}/s`): Addresses => ({
  publicUrl,
  shortUrlBase,
});
