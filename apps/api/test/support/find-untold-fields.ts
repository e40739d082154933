import { readFileSync } from 'node:fs';
import { CULTURE_FORM } from '@parterre/contract/wire/patterns';
import type { Database } from '#db/database.ts';
import { auditEntries } from '#db/schema/ground/audit.ts';
import { runAsSystem } from '#db/system.ts';
import { listAllChanges } from '#resources/ground/audit/list-changes.ts';

const CATALOGUE = new URL('../../../console/src/i18n/en-GB/history.json', import.meta.url);
const WORDS: { field: Record<string, string> } = JSON.parse(readFileSync(CATALOGUE, 'utf8'));

/** Lists the fields of all audit entries that the console would show by their raw name, each with its action. */
export async function findUntoldFields(database: Database): Promise<string[]> {
  const entries = await runAsSystem(database, (db) => db.select().from(auditEntries));
  const untold = entries.flatMap((entry) =>
    listAllChanges(entry, 'en-GB')
      .filter(({ field }) => !hasWord(field))
      .map(({ field }) => `${field} of ${entry.action}`),
  );
  return [...new Set(untold)].sort();
}

/** `name.de` is told by the word of `name`, a part by its own word or that of its last name. */
function hasWord(field: string): boolean {
  const [first = field, part] = field.split('.');
  if (field in WORDS.field) return true;
  if (part !== undefined && CULTURE_FORM.test(part)) return first in WORDS.field;
  return field.slice(field.lastIndexOf('.') + 1) in WORDS.field;
}
