import type { Database } from '#db/database.ts';
import { type CheckResult, runChecks } from '#server/check-numbers.ts';

/** What must hold between the tables of a database whatever was done to it (`npm run check:numbers`). Answers what does not. */
export async function findBrokenInvariants(database: Database): Promise<CheckResult[]> {
  const broken: CheckResult[] = [];
  await runChecks(database, (result) => {
    if (result.rows.length > 0) broken.push(result);
  });
  return broken;
}
