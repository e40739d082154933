import type { ConsentKind } from '@parterre/contract/choices/customer-choices';
import type { Change } from '../../context.ts';
import { customerConsents } from '../../db/schema/customers.ts';

export interface NewConsent {
  customerId: number;
  kind: ConsentKind;
  isGiven: boolean;
  /** The channel of the sale, or the name of who wrote it down. */
  source: string;
}

/** Most rows one insert may carry: a statement has 65,535 parameters at most. */
const ROWS = 5000;

/** Appends what customers agreed to or refused: the newest of a kind holds. */
export async function writeConsents(
  change: Change,
  promoterId: number,
  consents: readonly NewConsent[],
): Promise<void> {
  const rows = consents.map((consent) => ({ ...consent, promoterId, at: change.now }));
  for (let i = 0; i < rows.length; i += ROWS) await change.db.insert(customerConsents).values(rows.slice(i, i + ROWS));
}
