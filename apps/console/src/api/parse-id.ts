/** Returns the numeric id in a path, a query parameter or a cookie; null for any other text. */
export function parseId(text: string | null | undefined): number | null {
  return text && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;
}
