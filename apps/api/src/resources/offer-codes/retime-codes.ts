import type { Change } from '../../context.ts';
import type { ShowRow } from '../show-rows/require-show.ts';

const SQL = `
  update offer_codes set revision = revision + 1,
    valid_from = valid_from_local at time zone $3, valid_until = valid_until_local at time zone $3
  where promoter_id = $1 and show_id = $2 and (valid_from_local is not null or valid_until_local is not null)`;

/** The windows of an event's codes are times on its clock: in another zone they mean other instants. */
export async function retimeOfferCodes(
  change: Change,
  show: Pick<ShowRow, 'promoterId' | 'id' | 'timeZone'>,
): Promise<void> {
  await change.run(SQL, [show.promoterId, show.id, show.timeZone]);
}
