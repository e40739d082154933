/** Where the product is reached from outside; no trailing slashes. */
export interface Addresses {
  /** Of the console and the API: `https://tickets.example`. Empty where work has no server around it. */
  publicUrl: string;
  /** What stands before a slug: `https://tickets.example/s`. */
  shortUrlBase: string;
}

/** `shortUrlBase` is SHORT_URL_BASE, where short links have a domain of their own that leads to `/s` here. */
export const toAddresses = (publicUrl: string, shortUrlBase = `${publicUrl}/s`): Addresses => ({
  publicUrl,
  shortUrlBase,
});
