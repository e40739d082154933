import { tzOffset } from '@date-fns/tz/tzOffset';
import { nameZone } from '@parterre/contract/name-zone';
import { findWallTime, fromUtcMs, toDateTime, toUtcMs } from './wall-time.ts';

export type WallTimeKind = 'once' | 'gap' | 'overlap';

/** `instants` are ISO 8601 with Z, the earlier first: none in a gap, two in an overlap. */
interface ZonedWallTime {
  kind: WallTimeKind;
  instants: string[];
}

export const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * Finds the instants of a wall time (`YYYY-MM-DDTHH:mm:ss`) in an IANA zone. Throws RangeError for an invalid wall time
 * or zone.
 */
export function resolveWallTime(wallTime: string, zone: string): ZonedWallTime {
  const wall = findWallTime(wallTime);
  if (!wall) throw new RangeError(`Not a wall time: ${wallTime}`);
  const utcMs = toUtcMs(wall);
  const offsets = new Set([offsetMs(zone, utcMs - DAY_MS), offsetMs(zone, utcMs), offsetMs(zone, utcMs + DAY_MS)]);
  const instants = [...offsets]
    .filter((offset) => offsetMs(zone, utcMs - offset) === offset)
    .map((offset) => utcMs - offset)
    .sort((a, b) => a - b)
    .map((ms) => new Date(ms).toISOString());
  if (instants.length === 0) return { kind: 'gap', instants };
  return { kind: instants.length > 1 ? 'overlap' : 'once', instants };
}

/** True for a text in the server's format of instants; used for URL parameters. */
export const isInstant = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/.test(text) && !Number.isNaN(Date.parse(text));

/** Returns the wall time (`YYYY-MM-DDTHH:mm:ss`) of the zone at the instant. */
export function toWallTime(instant: string | Date, zone: string): string {
  const ms = typeof instant === 'string' ? Date.parse(instant) : instant.getTime();
  if (Number.isNaN(ms)) throw new RangeError(`Not an instant: ${String(instant)}`);
  return toDateTime(fromUtcMs(ms + offsetMs(zone, ms)));
}

/** Returns the time zone of this device. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns `EST`, `CET`, `BST`, or `UTC+8` if the zone has no usual abbreviation. */
export const describeZone = (zone: string, at: string | Date): string => nameZone(new Date(at), zone);

/** Like describeZone, for a wall time; in a gap or overlap the earlier instant counts. */
export function describeZoneAt(zone: string, wallTime: string): string {
  const [instant] = resolveWallTime(wallTime, zone).instants;
  return describeZone(zone, instant ?? `${wallTime}Z`);
}

function offsetMs(zone: string, utcMs: number): number {
  const minutes = tzOffset(zone, new Date(utcMs));
  if (Number.isNaN(minutes)) throw new RangeError(`Not a time zone: ${zone}`);
  return minutes * MINUTE_MS;
}
