/** An instant as we write it, of a year that databases know. */
export function isMoment(text: string): boolean {
  const time = Date.parse(text);
  return /^(19|20)\d\d-/.test(text) && !Number.isNaN(time) && new Date(time).toISOString() === text;
}
