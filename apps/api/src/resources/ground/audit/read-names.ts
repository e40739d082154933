import { and, inArray } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { runConcurrently } from '#db/run-concurrently.ts';
import { artistCampaigns } from '#db/schema/events/artist-campaigns.ts';
import { holds } from '#db/schema/events/holds.ts';
import { priceGroups } from '#db/schema/events/price-groups.ts';
import { priceTypes } from '#db/schema/events/prices.ts';
import { tours } from '#db/schema/events/tours.ts';
import { categories, partnerSites } from '#db/schema/promoters/lookups.ts';
import { taxRates } from '#db/schema/promoters/promoters.ts';
import { venues } from '#db/schema/seating/venues.ts';
import { readArtistNames } from '../lookups/artist-names.ts';
import { NAMED_KINDS, type Name, type NamedIds, type NamedKind, type Names } from './name-changes.ts';

type Row = { id: number; name: Name };

/** Reads the current names of the ids on a page of history, with one statement per kind. */
export async function readNames(reader: Reader, promoterIds: readonly number[], ids: NamedIds): Promise<Names> {
  const entries = NAMED_KINDS.map(async (kind) => {
    const wanted = [...(ids.get(kind) ?? [])];
    const rows = wanted.length === 0 ? [] : await readRows(reader, [...promoterIds], kind, wanted);
    return [kind, new Map(rows.map(({ id, name }) => [id, name]))] as const;
  });
  return new Map(await runConcurrently(...entries));
}

async function readRows(reader: Reader, promoterIds: number[], kind: NamedKind, ids: number[]): Promise<Row[]> {
  const { db } = reader;
  switch (kind) {
    case 'category':
      return db
        .select({ id: categories.id, name: categories.name })
        .from(categories)
        .where(inArray(categories.id, ids));
    case 'site':
      return db
        .select({ id: partnerSites.id, name: partnerSites.name })
        .from(partnerSites)
        .where(inArray(partnerSites.id, ids));
    case 'artist':
      return [...(await readArtistNames(reader, ids))].map(([id, name]) => ({ id, name }));
    case 'hold':
      return db
        .select({ id: holds.id, name: holds.label })
        .from(holds)
        .where(and(inArray(holds.promoterId, promoterIds), inArray(holds.id, ids)));
    default: {
      const table = OWNED[kind];
      return db
        .select({ id: table.id, name: table.name })
        .from(table)
        .where(and(inArray(table.promoterId, promoterIds), inArray(table.id, ids)));
    }
  }
}

const OWNED = {
  venue: venues,
  tour: tours,
  campaign: artistCampaigns,
  taxRate: taxRates,
  group: priceGroups,
  price: priceTypes,
};
