/** 'Berlin (UTC+1)' for Europe/Berlin at an instant; the whole name where the browser does not know the zone. */
export function nameTimeZone(zone: string, atMs: number): string {
  const { place, offset } = splitTimeZone(zone, atMs);
  return offset === undefined ? place : `${place} (${offset})`;
}

/** 'Berlin' and 'UTC+1' of Europe/Berlin at an instant; only the whole name where the browser does not know the zone. */
export function splitTimeZone(zone: string, atMs: number): { place: string; offset?: string } {
  const place = zone
    .slice(zone.indexOf('/') + 1)
    .replaceAll('_', ' ')
    .replaceAll('/', ', ');
  try {
    const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'shortOffset' });
    const offset = format.formatToParts(atMs).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    return { place, offset: offset.replace('GMT', 'UTC').replace('-', '−') };
  } catch {
    return { place: zone };
  }
}
