import type { HistoryEntry } from '@parterre/contract/shows/history';
import { inArray } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { holds } from '#db/schema/events/holds.ts';
import { priceTypes } from '#db/schema/events/prices.ts';
import type { AuditPart } from '#db/schema/ground/audit.ts';
import { chooseText } from '#texts/choose-text.ts';
import { type ChangedThing, listAllChanges, listChanges } from './list-changes.ts';
import { collectIds, nameChange } from './name-changes.ts';
import { readNames } from './read-names.ts';
import { summariseEntry } from './summarise-entry.ts';
import { type OrdinalNames, summariseSeats } from './summarise-seats.ts';

/** A stored entry, with the language of its description. */
export interface AuditLine extends ChangedThing {
  promoterId: number;
  showId: number | null;
  culture: string;
  parts: AuditPart[];
  reason: string | null;
}

export type DescribedChange = Pick<HistoryEntry, 'summary' | 'changes'>;

/**
 * Describes entries in the order of the lines: a summary and the changed fields, with names instead of ids. The history
 * of a show leaves out counts and repetitions; the audit lists every field.
 */
export async function describeChanges(
  reader: Reader,
  lines: readonly AuditLine[],
  { isWhole = false } = {},
): Promise<DescribedChange[]> {
  const ordinals = await readOrdinalNames(reader, lines);
  const changes = lines.map((line) => (isWhole ? listAllChanges : listChanges)(line, line.culture));
  const promoterIds = [...new Set(lines.map(({ promoterId }) => promoterId))];
  const names = await readNames(reader, promoterIds, collectIds(changes.flat()));
  return lines.map((line, index) => {
    const own = line.object === 'seats' ? ordinals.get(line.showId ?? 0) : undefined;
    return {
      summary: own ? summariseSeats(line.before, line.after, own) : summariseEntry(line, line.culture),
      changes: (changes[index] ?? []).map((change) => nameChange(change, names, line.culture)),
    };
  });
}

/** Reads the names of price types and holds by the ordinals of allocations, for each show whose seats changed. */
async function readOrdinalNames(
  { db }: Reader,
  lines: readonly AuditLine[],
): Promise<ReadonlyMap<number, OrdinalNames>> {
  const ofSeats = lines.filter(({ object }) => object === 'seats');
  const cultures = new Map(ofSeats.flatMap(({ showId, culture }) => (showId === null ? [] : [[showId, culture]])));
  const showIds = [...cultures.keys()];
  if (showIds.length === 0) return new Map();
  const prices = await db
    .select({ showId: priceTypes.showId, ordinal: priceTypes.ordinal, name: priceTypes.name })
    .from(priceTypes)
    .where(inArray(priceTypes.showId, showIds));
  const held = await db
    .select({ showId: holds.showId, ordinal: holds.ordinal, label: holds.label })
    .from(holds)
    .where(inArray(holds.showId, showIds));
  const ofShow = (showId: number, culture: string): OrdinalNames => ({
    prices: new Map(
      prices
        .filter((price) => price.showId === showId)
        .map(({ ordinal, name }) => [ordinal, chooseText(name, culture)]),
    ),
    holds: new Map(held.filter((hold) => hold.showId === showId).map(({ ordinal, label }) => [ordinal, label])),
  });
  return new Map([...cultures].map(([showId, culture]) => [showId, ofShow(showId, culture)]));
}
