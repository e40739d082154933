import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENDPOINTS } from '@parterre/contract/endpoints';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../..');
/** A call that is only written about is not made. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;
const ADR = join(SOURCES, '../../../docs/adr/0022-calls-for-other-programs.md');

test('every call is made by the console, or stands with its reason in ADR 22', () => {
  const said = new Set(
    readFileSync(ADR, 'utf8')
      .match(/`[a-zA-Z]+`/g)
      ?.map((word) => word.slice(1, -1)),
  );
  const source = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(SOURCES, file), 'utf8').replaceAll(COMMENT, ''))
    .join('\n');
  const names = new Set(source.match(/\w+/g));
  const isMade = (id: string) => namesOf(id).some((name) => names.has(name));

  const ids = ENDPOINTS.map(({ endpoint }) => endpoint.id);
  expect(ids.filter((id) => !isMade(id) && !said.has(id))).toEqual([]);
  // The list of unused calls also names the calls that replace them.
  const replacements = ['saveAllSeats', 'listShowOfferCodes', 'listInstalments'];
  expect(ids.filter((id) => isMade(id) && said.has(id)).sort()).toEqual(replacements.sort());
});

/** The names by which a file uses a call: its id, or a hook that the cache makes of it. */
function namesOf(id: string): string[] {
  const hook = id.charAt(0).toUpperCase() + id.slice(1);
  return [id, ...['Query', 'Mutation'].flatMap((kind) => [`use${hook}${kind}`, `useLazy${hook}${kind}`])];
}
