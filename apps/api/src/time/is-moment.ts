/** Whether the text is an instant as we write it, in a year that the database can store. */
export function isMoment(text: string): boolean {
  const time = Date.parse(text);
  return /^(19|20)\d\d-/.test(text) && !Number.isNaN(time) && new Date(time).toISOString() === text;
}
