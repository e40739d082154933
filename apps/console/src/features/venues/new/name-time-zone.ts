/** 'Berlin (UTC+1)' for Europe/Berlin at an instant; the whole name where the browser does not know the zone. */
export function nameTimeZone(zone: string, atMs: number): string {
  const place = zone
    .slice(zone.indexOf('/') + 1)
    .replaceAll('_', ' ')
    .replaceAll('/', ', ');
  try {
    const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'shortOffset' });
    const offset = format.formatToParts(atMs).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    return `${place} (${offset.replace('GMT', 'UTC').replace('-', '−')})`;
  } catch {
    return zone;
  }
}
