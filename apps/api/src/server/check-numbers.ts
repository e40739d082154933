import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { type Checks, reference } from '../resource.ts';
import { RESOURCES } from './resources.ts';

/** Prints every check with OK or with the rows that differ. Returns the exit code, which is 1 when anything differs. */
export async function checkNumbers(database: Database, print: (line: string) => void): Promise<0 | 1> {
  let topic = '';
  let checks = 0;
  let differing = 0;
  await runChecks(database, (result) => {
    if (result.topic !== topic) print(`${topic === '' ? '' : '\n'}${result.topic}`);
    topic = result.topic;
    checks += 1;
    if (result.rows.length === 0) print(`  OK       ${result.name}`);
    else {
      differing += 1;
      print(`  DIFFERS  ${result.name}`);
      for (const [promoterId, ...values] of result.rows)
        print(`             promoter ${promoterId}: ${values.map(String).join(', ')}`);
    }
  });
  print(`\n${checks - differing} OK, ${differing} differ`);
  return differing === 0 ? 0 : 1;
}

export interface CheckResult {
  /** The resource that the rows belong to. */
  topic: string;
  /** The rule that must hold. */
  name: string;
  /** The first rows for which the rule does not hold, the promoter's id first; empty when it holds. */
  rows: unknown[][];
}

const ROWS_MAX = 5;

/**
 * Recounts every stored count over all promoters in one snapshot, so that concurrent sales neither disturb it nor are
 * seen. Reports each check as it ends.
 */
export function runChecks(database: Database, tell: (result: CheckResult) => void): Promise<void> {
  const options = { role: 'parterre_system', promoterIds: [], isReadOnly: true } as const;
  return inTransaction(database, options, async (transaction) => {
    for (const { slug: topic, checks = {} } of [...RESOURCES, { slug: 'changes', checks: CHECKS_OF_CHANGES }])
      for (const [name, statement] of Object.entries(checks))
        tell({ topic, name, rows: await transaction.query(`${statement} limit ${ROWS_MAX}`, []) });
  });
}

/** Checks of rows that belong to no resource, because every change writes them. */
const CHECKS_OF_CHANGES: Checks = {
  'no committed request is still in progress': 'select promoter_id, path from idempotency_keys where status is null',
  'only the audit of a bulk change carries details':
    "select promoter_id, id from audit_entries where details is not null and object <> 'seats' and action <> 'hold.remove'",
  ...reference('audit_entries', 'show_id', 'show_codes', { key: 'show_id' }),
};
