import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { artistCampaigns } from '../../../db/schema/events/artist-campaigns.ts';
import { priceGroups } from '../../../db/schema/events/price-groups.ts';
import { priceTypes } from '../../../db/schema/events/prices.ts';
import { tours } from '../../../db/schema/events/tours.ts';
import { categories, partnerSites } from '../../../db/schema/promoters/lookups.ts';
import { taxRates } from '../../../db/schema/promoters/promoters.ts';
import { holds } from '../../../db/schema/seating/holds.ts';
import { chooseText } from '../../../texts/choose-text.ts';
import type { ShowRow } from '../../events/show-rows/require-show.ts';
import { readArtistNames } from '../lookups/artist-names.ts';
import { NAMED_KINDS, type NamedIds, type NamedKind, type Names } from './name-changes.ts';

type Row = { id: number; name: string | Record<string, string> };

/**
 * Reads the current names of the ids on a page of history, in the language of the show, with one statement per kind.
 */
export async function readNames(ctx: Context, show: ShowRow, ids: NamedIds): Promise<Names> {
  const entries = NAMED_KINDS.map(async (kind) => {
    const wanted = [...(ids.get(kind) ?? [])];
    const rows = wanted.length === 0 ? [] : await readRows(ctx, show.promoterId, kind, wanted);
    const tell = ({ name }: Row) => (typeof name === 'string' ? name : chooseText(name, show.defaultCulture));
    return [kind, new Map(rows.map((row) => [row.id, tell(row)]))] as const;
  });
  return new Map(await Promise.all(entries));
}

async function readRows(ctx: Context, promoterId: number, kind: NamedKind, ids: number[]): Promise<Row[]> {
  switch (kind) {
    case 'category':
      return ctx.db
        .select({ id: categories.id, name: categories.name })
        .from(categories)
        .where(inArray(categories.id, ids));
    case 'site':
      return ctx.db
        .select({ id: partnerSites.id, name: partnerSites.name })
        .from(partnerSites)
        .where(inArray(partnerSites.id, ids));
    case 'artist':
      return [...(await readArtistNames(ctx, ids))].map(([id, name]) => ({ id, name }));
    case 'hold':
      return ctx.db
        .select({ id: holds.id, name: holds.label })
        .from(holds)
        .where(and(eq(holds.promoterId, promoterId), inArray(holds.id, ids)));
    default: {
      const table = OWNED[kind];
      return ctx.db
        .select({ id: table.id, name: table.name })
        .from(table)
        .where(and(eq(table.promoterId, promoterId), inArray(table.id, ids)));
    }
  }
}

const OWNED = { tour: tours, campaign: artistCampaigns, taxRate: taxRates, group: priceGroups, price: priceTypes };
