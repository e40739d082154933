import { LIMITS } from '@parterre/contract/choices/limits';
import type { PriceGroup } from '@parterre/contract/price-groups';
import * as endpoints from '@parterre/contract/price-groups';
import type { TextByCulture } from '@parterre/contract/wire/values';
import { and, asc, eq } from 'drizzle-orm';
import { requireRoomFor } from '#context/require-room-for.ts';
import type { Change, Reader } from '#context.ts';
import { column } from '#db/column.ts';
import { inBatches } from '#db/in-batches.ts';
import { rowsOf } from '#db/rows-of.ts';
import { priceGroups } from '#db/schema/events/price-groups.ts';
import { AppError, fieldError, notFound } from '#errors.ts';
import { requireShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { chooseText } from '#texts/choose-text.ts';
import { verb } from '#verb.ts';

export type PriceGroupRow = typeof priceGroups.$inferSelect;

export const listPriceGroups = verb(endpoints.listPriceGroups, async (ctx, { params }) => {
  const show = await requireShow(ctx, params.showCode);
  const rows = await readGroups(ctx, show);
  const counts = await countContents(ctx, show);
  return { items: rows.map((row) => presentPriceGroup(row, counts.get(row.id))) };
});

export const getPriceGroup = verb(endpoints.getPriceGroup, async (ctx, { params }) => {
  const show = await requireShow(ctx, params.showCode);
  const row = await requirePriceGroup(ctx, show, params.priceGroupId);
  return presentPriceGroup(row, (await countContents(ctx, show)).get(row.id));
});

/** Reads a group of this show. Throws NOT_FOUND for one of another show. */
export async function requirePriceGroup(ctx: Reader, show: ShowRow, priceGroupId: number): Promise<PriceGroupRow> {
  const [row] = await ctx.db
    .select()
    .from(priceGroups)
    .where(
      and(
        eq(priceGroups.promoterId, show.promoterId),
        eq(priceGroups.id, priceGroupId),
        eq(priceGroups.showId, show.id),
      ),
    );
  if (!row) throw notFound();
  return row;
}

export function readGroups(ctx: Reader, show: ShowRow): Promise<PriceGroupRow[]> {
  return ctx.db
    .select()
    .from(priceGroups)
    .where(and(eq(priceGroups.promoterId, show.promoterId), eq(priceGroups.showId, show.id)))
    .orderBy(asc(priceGroups.displayOrder));
}

type GroupContents = Pick<PriceGroup, 'priceCount' | 'offerCodeCount'>;

const CONTENTS = rowsOf(
  {
    id: column.int('price_group_id'),
    priceCount: column.int('sum(prices)::int'),
    offerCodeCount: column.int('sum(codes)::int'),
  },
  (list) => `
  select ${list} from (
    select price_group_id, count(*) as prices, 0 as codes from price_types
    where promoter_id = $1 and show_id = $2 group by price_group_id
    union all
    select price_group_id, 0, count(*) from offer_codes
    where promoter_id = $1 and show_id = $2 group by price_group_id
  ) contents group by price_group_id`,
);

/**
 * Counts price types and offer codes by group id, because both prevent the deletion of a group. An empty group is
 * absent.
 */
export async function countContents(
  ctx: Reader,
  show: Pick<ShowRow, 'promoterId' | 'id'>,
): Promise<Map<number, GroupContents>> {
  const rows = await ctx.readRows(CONTENTS, [show.promoterId, show.id]);
  return new Map(rows.map(({ id, ...contents }) => [id, contents]));
}

export const NO_CONTENTS: GroupContents = { priceCount: 0, offerCodeCount: 0 };

export function presentPriceGroup(row: PriceGroupRow, contents: GroupContents = NO_CONTENTS): PriceGroup {
  return {
    priceGroupId: row.id,
    name: row.name,
    outdatedTexts: row.outdatedTexts,
    displayOrder: row.displayOrder,
    ...contents,
    revision: row.revision,
  };
}

export async function insertGroups(change: Change, rows: readonly PriceGroupRow[]): Promise<void> {
  for (const batch of inBatches(rows)) await change.db.insert(priceGroups).values(batch);
}

/** Throws RULE_BROKEN when the new groups would exceed the limit of a show. */
export function requireRoomForGroups(groups: readonly PriceGroupRow[], added: number): void {
  requireRoomFor('too-many-price-groups', { there: groups.length, added, most: LIMITS.priceGroup.perShow });
}

/** Throws NAME_TAKEN when another group has the same name on screen. */
export function requireFreeGroupName(
  groups: readonly PriceGroupRow[],
  name: TextByCulture,
  culture: string,
  ownId?: number,
): void {
  const wanted = chooseText(name, culture).toLocaleLowerCase();
  const isTaken = groups.some(
    (group) => group.id !== ownId && chooseText(group.name, culture).toLocaleLowerCase() === wanted,
  );
  if (isTaken)
    throw new AppError('NAME_TAKEN', {
      fieldErrors: [fieldError(`name.${culture}`, 'groupNameTaken')],
    });
}
