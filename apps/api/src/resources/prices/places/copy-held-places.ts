import type { Change } from '../../../context.ts';

/** A thing of the original and what became of it in one new event. */
export interface IdCopy {
  oldId: number;
  newId: number;
  showId: number;
}

const SQL = `
  insert into non_seated_holds (promoter_id, show_id, price_type_id, hold_id, quantity)
  select $1, p.show_id, p.new_id, h.new_id, n.quantity
  from non_seated_holds n
  join unnest($2::bigint[], $3::bigint[], $4::bigint[]) as p (old_id, new_id, show_id) on p.old_id = n.price_type_id
  join unnest($5::bigint[], $6::bigint[], $7::bigint[]) as h (old_id, new_id, show_id)
    on h.old_id = n.hold_id and h.show_id = p.show_id
  where n.promoter_id = $1`;

/** Gives copied tickets the places that copied holds have of the originals; any number of events in one statement. */
export async function copyHeldPlaces(
  change: Pick<Change, 'run'>,
  promoterId: number,
  prices: readonly IdCopy[],
  holds: readonly IdCopy[],
): Promise<void> {
  await change.run(SQL, [promoterId, ...toColumns(prices), ...toColumns(holds)]);
}

const toColumns = (copies: readonly IdCopy[]): number[][] => [
  copies.map(({ oldId }) => oldId),
  copies.map(({ newId }) => newId),
  copies.map(({ showId }) => showId),
];
