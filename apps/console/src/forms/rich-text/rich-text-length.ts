/** Characters of HTML that the server takes (contract: RICH_TEXT_MAX_LENGTH). */
export const RICH_TEXT_MAX_LENGTH = 20_000;
