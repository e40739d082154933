import type { Change } from '../../context.ts';
import { toCustomerKey } from '../offer-codes/redeem/to-customer-key.ts';

interface Person {
  promoterId: number;
  /** As `toCustomerKey` has it. */
  emailKey: string;
  orderIds: readonly number[];
}

const ADDRESSES = `select distinct email from guests where promoter_id = $1 and email <> ''`;

const BLANK = `
  update guests set name = '', name_key = '', email = '', note = '', revision = revision + 1
  where promoter_id = $1 and (order_id = any($2::bigint[]) or email = any($3::text[]))`;

/**
 * Takes a person out of all guest lists of a promoter: where one of the orders is theirs, and wherever their address
 * stands, also without tickets. Their places stay counted.
 */
export async function blankGuests(change: Change, { promoterId, emailKey, orderIds }: Person): Promise<void> {
  const addresses = (await change.query(ADDRESSES, [promoterId])).map(([email]) => String(email));
  const theirs = addresses.filter((email) => toCustomerKey(email) === emailKey);
  await change.query(BLANK, [promoterId, [...orderIds], theirs]);
}
