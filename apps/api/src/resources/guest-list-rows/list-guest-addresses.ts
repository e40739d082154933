import type { Change } from '../../context.ts';
import { column } from '../../db/column.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { toCustomerKey } from '../customer-rows/to-customer-key.ts';

/** Somebody who may be on guest lists: by an order of theirs, or by their address. */
export interface GuestPerson {
  promoterId: number;
  /** As `toCustomerKey` has it. */
  emailKey: string;
  orderIds: readonly number[];
}

const ADDRESSES = rowsOf(
  { email: column.text('email') },
  (list) => `select distinct ${list} from guests where promoter_id = $1 and email <> ''`,
);

/** Every way the address of a person was written on guest lists. */
export async function listGuestAddresses(
  change: Change,
  { promoterId, emailKey }: Pick<GuestPerson, 'promoterId' | 'emailKey'>,
): Promise<string[]> {
  const addresses = (await change.readRows(ADDRESSES, [promoterId])).map(({ email }) => email);
  return addresses.filter((email) => toCustomerKey(email) === emailKey);
}
