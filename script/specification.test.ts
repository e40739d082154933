import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import specification from './specification.json' with { type: 'json' };

/** The entries of the specification that tests show, by file and test; an entry in other words has these beside it. */
type Shown = Record<string, Record<string, readonly string[] | Record<string, string>>>;
const LISTS: [list: string, shown: Shown, count: number][] = [
  ['screens and drawers (§2)', specification.screens, 55],
  ['rules of validation (§5)', specification.validation, 21],
  ['messages (§8)', specification.messages, 64],
  ['constants (§9)', specification.constants, 51],
];
const ROOT = join(import.meta.dirname, '..');

const filesOf = (shown: Shown) =>
  Object.entries(shown).map(([file, tests]) => {
    const path = join(ROOT, file);
    return { file, tests, source: existsSync(path) ? readFileSync(path, 'utf8') : '' };
  });
const isNamed = (source: string, name: string) =>
  ["'", '"', '`'].some((quote) => source.includes(quote + name + quote));
/** A part in braces is a value; the words round it are looked for. */
const isSaid = (source: string, words: string) => words.split(/\{\w+\}/).every((part) => source.includes(part));

describe.each(LISTS)('the %s of the specification', (list, shown, count) => {
  test('are each shown by a test that is there', () => {
    const gone = filesOf(shown).flatMap(({ file, tests, source }) =>
      Object.keys(tests)
        .filter((name) => !isNamed(source, name))
        .map((name) => `${file} has no test “${name}”`),
    );
    expect(gone).toEqual([]);
  });

  test('are complete, each once', () => {
    const entries = Object.values(shown).flatMap((tests) => Object.values(tests).flatMap(entriesOf));
    expect([...new Set(entries)]).toEqual(entries);
    expect(entries).toHaveLength(count);
  });

  test.skipIf(list.startsWith('screens'))('stand in their words in the file of the test', () => {
    const unsaid = filesOf(shown).flatMap(({ file, tests, source }) =>
      Object.values(tests)
        .flatMap((said) => (Array.isArray(said) ? said : Object.values(said)))
        .filter((words) => !isSaid(source, words))
        .map((words) => `${file} does not say “${words}”`),
    );
    expect(unsaid).toEqual([]);
  });
});

function entriesOf(said: readonly string[] | Record<string, string>): readonly string[] {
  return Array.isArray(said) ? said : Object.keys(said);
}
