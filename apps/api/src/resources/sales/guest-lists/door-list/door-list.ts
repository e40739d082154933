import type { Brand } from '@parterre/contract/wire/brands';
import { and, eq } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { venues } from '#db/schema/seating/venues.ts';
import { noData } from '#errors.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { chooseText } from '#texts/choose-text.ts';
import { pickLanguage } from '#texts/pick-language.ts';
import { formatWallTime, nameZone, toInstant, toWallTime } from '#time/zones.ts';
import { type DoorRow, readDoorRows } from './read-door-rows.ts';

/** The contents of a door list, which are read before the first byte is sent. */
export interface DoorList {
  culture: string;
  fileName: string;
  showName: string;
  venueName: string;
  /** The start as text for people, with the time zone. */
  startsAt: string;
  doorsAt: string;
  madeOn: string;
  madeAt: Date;
  brand: Brand;
  /** The list; undefined for all lists of the show. */
  list: { name: string; ownerName: string } | undefined;
  rows: readonly DoorRow[];
}

interface Wanted {
  culture: string;
  fileName: string;
  list?: { id: number; name: string; ownerName: string };
}

/** Reads a door list. Throws NO_DATA when nobody is approved. */
export async function readDoorList(ctx: Context, show: ShowRow, wanted: Wanted): Promise<DoorList> {
  const { culture, fileName, list } = wanted;
  const rows = await readDoorRows(ctx, show, { guestListId: list?.id ?? null, culture });
  if (rows.length === 0) throw noData();
  const [venue] = await ctx.db
    .select({ name: venues.name, brandName: promoters.brand })
    .from(venues)
    .innerJoin(promoters, eq(promoters.id, venues.promoterId))
    .where(and(eq(venues.promoterId, show.promoterId), eq(venues.id, show.venueId)));
  const spell = (wallTime: string, instant: Date) => spellTime(culture, wallTime, nameZone(instant, show.timeZone));
  return {
    culture,
    fileName,
    showName: chooseText(show.name, culture, show.defaultCulture),
    venueName: venue?.name ?? '',
    startsAt: spell(show.startsAtLocal, show.startsAt),
    doorsAt: show.doorsAtLocal === null ? '' : spell(show.doorsAtLocal, toInstant(show.doorsAtLocal, show.timeZone)),
    madeOn: spell(toWallTime(ctx.now, show.timeZone), ctx.now),
    madeAt: ctx.now,
    brand: ctx.addresses.siteOf(venue?.brandName ?? null).brand,
    list,
    rows,
  };
}

/** Formats `24 November 2026, 19:30 GMT`. An unknown culture counts as English. */
function spellTime(culture: string, wallTime: string, zone: string): string {
  const { tag } = pickLanguage(culture);
  return `${formatWallTime(wallTime, tag, { dateStyle: 'long' })}, ${wallTime.slice(11, 16)} ${zone}`;
}
