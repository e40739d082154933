import type { ConsentKind } from '@parterre/contract/choices/customer-choices';
import type { Change } from '#context.ts';
import { customerConsents } from '#db/schema/sales/customers.ts';

export interface NewConsent {
  customerId: number;
  kind: ConsentKind;
  isGiven: boolean;
  /** The channel of the sale, or the name of the person who recorded it. */
  source: string;
}

/** The maximum number of rows in one insert, because a statement has at most 65,535 parameters. */
const ROWS = 5000;

/** Appends consents and refusals of customers. The newest of a kind is valid. */
export async function writeConsents(
  change: Change,
  promoterId: number,
  consents: readonly NewConsent[],
): Promise<void> {
  const rows = consents.map((consent) => ({ ...consent, promoterId, at: change.now }));
  for (let i = 0; i < rows.length; i += ROWS) await change.db.insert(customerConsents).values(rows.slice(i, i + ROWS));
}
