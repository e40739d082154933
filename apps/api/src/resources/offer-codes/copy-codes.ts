import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Change } from '../../context.ts';
import { newId } from '../../ids.ts';
import type { ShowRow } from '../show-rows/require-show.ts';

export interface CodeCopyTarget {
  showId: number;
  /** The new id of each old one. */
  groupIds: ReadonlyMap<number, number>;
  priceIds: ReadonlyMap<number, number>;
  holdIds: ReadonlyMap<number, number>;
}

const SQL = `
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

/** Gives an event the offer codes of another one, with their rules and without their uses. */
export async function copyCodes(
  change: Change,
  { promoterId }: Pick<ShowRow, 'promoterId'>,
  codeIds: readonly number[],
  target: CodeCopyTarget,
): Promise<void> {
  if (codeIds.length === 0) return;
  await nextTurn();
  await change.run(SQL, [
    promoterId,
    target.showId,
    codeIds,
    codeIds.map(() => newId()),
    ...toColumns(target.groupIds),
    ...toColumns(target.priceIds),
    ...toColumns(target.holdIds),
    change.now.toISOString(),
    change.actor.name,
  ]);
}

const toColumns = (ids: ReadonlyMap<number, number>): number[][] => [[...ids.keys()], [...ids.values()]];
