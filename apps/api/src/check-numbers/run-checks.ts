import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { CUSTOMER_CHECKS } from './checks/customers.ts';
import { MONEY_CHECKS } from './checks/money.ts';
import { REFERENCE_CHECKS } from './checks/references.ts';
import { GUEST_LIST_CHECKS, INSTALMENT_CHECKS, OFFER_CODE_CHECKS, SETTLEMENT_CHECKS } from './checks/sales.ts';
import { SEAT_CHECKS } from './checks/seats.ts';
import { SET_UP_CHECKS } from './checks/set-up.ts';
import { TICKET_CHECKS } from './checks/tickets.ts';

/** The statements that find rows for which a rule does not hold, by topic and by rule. */
const CHECKS: Record<string, Record<string, string>> = {
  'Seats and claims': SEAT_CHECKS,
  'Tickets and totals': TICKET_CHECKS,
  'Orders and ledger': MONEY_CHECKS,
  Customers: CUSTOMER_CHECKS,
  Instalments: INSTALMENT_CHECKS,
  'Offer codes': OFFER_CODE_CHECKS,
  Settlements: SETTLEMENT_CHECKS,
  'Guest lists': GUEST_LIST_CHECKS,
  'Set-up': SET_UP_CHECKS,
  References: REFERENCE_CHECKS,
};

export interface CheckResult {
  topic: string;
  /** The rule that must hold. */
  name: string;
  /** The first rows for which the rule does not hold, the promoter's id first; empty when it holds. */
  rows: unknown[][];
}

const MOST_ROWS = 5;

/**
 * Recounts everything that is counted, over all promoters, in one snapshot, so that concurrent sales neither disturb it
 * nor are seen. Reports each check as it ends.
 */
export function runChecks(database: Database, tell: (result: CheckResult) => void): Promise<void> {
  const options = { role: 'parterre_system', promoterIds: [], isReadOnly: true } as const;
  return inTransaction(database, options, async (transaction) => {
    for (const [topic, checks] of Object.entries(CHECKS))
      for (const [name, statement] of Object.entries(checks))
        tell({ topic, name, rows: await transaction.query(`${statement} limit ${MOST_ROWS}`, []) });
  });
}
