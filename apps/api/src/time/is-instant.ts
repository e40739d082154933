/** Returns whether the text is an instant in our own format, in a year that the database can store. */
export function isInstant(text: string): boolean {
  const time = Date.parse(text);
  return /^(19|20)\d\d-/.test(text) && !Number.isNaN(time) && new Date(time).toISOString() === text;
}
