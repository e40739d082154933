import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, count, eq } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { offerCodes, offerCodeUses } from '#db/schema/events/offer-codes.ts';
import { newId } from '#ids.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import type { ShowPart } from '#resources/ground/show-rows/show-part.ts';

export const offerCodesOfShow: ShowPart = {
  /** The uses of baskets are deleted first. */
  async remove(change, { promoterId, id }) {
    await change.db
      .delete(offerCodeUses)
      .where(and(eq(offerCodeUses.promoterId, promoterId), eq(offerCodeUses.showId, id)));
    const ofShow = and(eq(offerCodes.promoterId, promoterId), eq(offerCodes.showId, id));
    const [found] = await change.db.select({ codes: count() }).from(offerCodes).where(ofShow);
    await change.db.delete(offerCodes).where(ofShow);
    return { offerCodes: found?.codes ?? 0 };
  },

  /** Copies the rules, without the uses. */
  async copy(change, { source, codeIds, copies }) {
    if (codeIds.length === 0) return;
    for (const { show, groupIds, priceIds, holdIds } of copies) {
      await nextTurn();
      await change.run(COPY, [
        source.promoterId,
        show.id,
        codeIds,
        codeIds.map(() => newId()),
        ...toColumns(groupIds),
        ...toColumns(priceIds),
        ...toColumns(holdIds),
        change.now.toISOString(),
        change.actor.name,
      ]);
    }
    for (const { show } of copies) if (show.timeZone !== source.timeZone) await retime(change, show);
  },

  retime,
};

const COPY = `
  with price (old_id, new_id) as (select * from unnest($7::bigint[], $8::bigint[]))
  insert into offer_codes (promoter_id, show_id, price_group_id, hold_id, price_type_ids, reserved_places, id, code, tag,
    tag_key, effect, value, valid_from_local, valid_until_local, valid_from, valid_until, most_uses, most_per_order,
    most_per_customer, is_disabled, comment, created_at, created_by)
  select c.promoter_id, $2, g.new_id, h.new_id,
    (select coalesce(jsonb_agg(coalesce(p.new_id, named.id::bigint) order by named.place), '[]')
     from jsonb_array_elements_text(c.price_type_ids) with ordinality as named (id, place)
     left join price p on p.old_id = named.id::bigint),
    c.reserved_places, made.id, c.code, c.tag, c.tag_key, c.effect, c.value, c.valid_from_local, c.valid_until_local,
    c.valid_from, c.valid_until, c.most_uses, c.most_per_order, c.most_per_customer, c.is_disabled, c.comment, $11, $12
  from unnest($3::bigint[], $4::bigint[]) as made (old_id, id)
  join offer_codes c on c.promoter_id = $1 and c.id = made.old_id
  join unnest($5::bigint[], $6::bigint[]) as g (old_id, new_id) on g.old_id = c.price_group_id
  left join unnest($9::bigint[], $10::bigint[]) as h (old_id, new_id) on h.old_id = c.hold_id`;

const RETIME = `
  update offer_codes set revision = revision + 1,
    valid_from = valid_from_local at time zone $3, valid_until = valid_until_local at time zone $3
  where promoter_id = $1 and show_id = $2 and (valid_from_local is not null or valid_until_local is not null)`;

function retime(change: Change, show: Pick<ShowRow, 'promoterId' | 'id' | 'timeZone'>): Promise<void> {
  return change.run(RETIME, [show.promoterId, show.id, show.timeZone]);
}

const toColumns = (ids: ReadonlyMap<number, number>): number[][] => [[...ids.keys()], [...ids.values()]];
