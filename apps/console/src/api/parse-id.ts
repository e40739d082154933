/** Returns the numeric id in a path, a query parameter or a cookie; null for any other text. Ids have up to 53 bits. */
export function parseId(text: string | null | undefined): number | null {
  if (!text || !/^[1-9]\d{0,15}$/.test(text)) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : null;
}
