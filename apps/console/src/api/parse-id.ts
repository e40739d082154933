/** At most 15 digits, because larger numbers are not exact in JavaScript. */
export const ID_FORM = /^[1-9]\d{0,14}$/;

/** Returns the numeric id in a path, a query parameter or a cookie; null for any other text. */
export function parseId(text: string | null | undefined): number | null {
  return text && ID_FORM.test(text) ? Number(text) : null;
}
