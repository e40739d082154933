import type { Database } from '#db/database.ts';
import { type CheckResult, runChecks } from '#server/check-numbers.ts';

/** Returns the invariants between the tables of a database that do not hold (`npm run check:numbers`). */
export async function findBrokenInvariants(database: Database): Promise<CheckResult[]> {
  const broken: CheckResult[] = [];
  await runChecks(database, (result) => {
    if (result.rows.length > 0) broken.push(result);
  });
  return broken;
}
