import { and, eq, inArray } from 'drizzle-orm';
import type { Change } from '../../../context.ts';
import { postages } from '../../../db/schema/promoters.ts';
import { invalidField } from '../../../errors.ts';
import type { ShowRow } from '../../shows/require-show.ts';
import type { NewBuyer, SaleTerms } from './sale-terms.ts';

export type PostageRow = typeof postages.$inferSelect;

/** The ways some orders are to be sent, by id; nothing is read when none is. */
export async function readPostages(
  change: Change,
  { promoterId }: Pick<ShowRow, 'promoterId'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PostageRow>> {
  if (ids.length === 0) return new Map();
  const rows = await change.db
    .select()
    .from(postages)
    .where(and(eq(postages.promoterId, promoterId), inArray(postages.id, [...ids])));
  return new Map(rows.map((row) => [row.id, row]));
}

/** How one order is sent. INVALID naming the field for a postage that is not offered there, or without an address. */
export function choosePostage(
  known: ReadonlyMap<number, PostageRow>,
  show: Pick<ShowRow, 'currency'>,
  { postageId }: Pick<SaleTerms, 'postageId'>,
  { address }: NewBuyer,
): PostageRow | undefined {
  if (postageId === undefined) return undefined;
  const postage = known.get(postageId);
  if (!postage || postage.currency !== show.currency)
    throw invalidField('postageId', 'The promoter has no such postage in the currency of the event');
  if (!address) throw invalidField('buyer.address', 'Tickets that are sent need an address');
  const { countryCodes } = postage;
  if (countryCodes.length > 0 && !countryCodes.includes(address.countryCode))
    throw invalidField('postageId', `It is not offered in ${address.countryCode}`);
  return postage;
}
