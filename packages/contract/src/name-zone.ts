/** Variants of English, each of which has only the abbreviations of its own part of the world. */
const ENGLISH = ['en-GB', 'en-US', 'en-AU', 'en-CA', 'en-ZA', 'en-IN'];

/**
 * Returns the abbreviation of an IANA zone at an instant in every language: `EST`, `GMT`, `CET`, or `UTC+8` where there
 * is none.
 */
export function nameZone(instant: Date, timeZone: string): string {
  for (const locale of ENGLISH) {
    const name = nameIn(locale, instant, timeZone);
    if (!/\d/.test(name)) return name;
  }
  return nameIn('en-GB', instant, timeZone).replace('GMT', 'UTC');
}

function nameIn(locale: string, instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }).formatToParts(instant);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
}
