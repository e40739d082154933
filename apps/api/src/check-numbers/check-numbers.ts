import type { Database } from '../db/database.ts';
import { runChecks } from './run-checks.ts';

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
