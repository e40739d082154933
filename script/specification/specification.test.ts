import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readTests } from './read-tests.ts';
import specification from './specification.json' with { type: 'json' };

/**
 * The entries of the specification by the file and the test that shows each. An entry stands in the steps of its test,
 * or has beside it what stands there: a title alone shows nothing.
 */
type Shown = Record<string, Record<string, readonly string[] | Record<string, string>>>;
/**
 * How many statements each section has, counted by hand in its sentences: the document is not in this repository, so
 * the numbers say that nothing was lost since, not that nothing was missed. Counted are, each once:
 * - §2 the screens, states, drawers, entries of the profile menu, tools, kinds, shortcuts and feature areas, and that
 *   pages wait for routing;
 * - §5 the messages of the forms, and those of dates, files, pages and sort values;
 * - §8 the messages of its table and those of success and identity, the interface texts, the codes of the plan editor,
 *   the prefixes and parts of a report, the statuses that are not reported, and where a crash is logged;
 * - §9 each value or rule. What departs from one on purpose names its decision.
 */
const LISTS: [list: string, shown: Shown, count: number][] = [
  ['screens and drawers (§2)', specification.screens, 66],
  ['rules of validation (§5)', specification.validation, 21],
  ['messages (§8)', specification.messages, 65],
  ['constants (§9)', specification.constants, 52],
];
const ROOT = join(import.meta.dirname, '../..');

describe.each(LISTS)('the %s of the specification', (_list, shown, count) => {
  test('are each shown by the steps of a test that is there', () => {
    const unshown = Object.entries(shown).flatMap(([file, tests]) => {
      const path = join(ROOT, file);
      const found = readTests(existsSync(path) ? readFileSync(path, 'utf8') : '');
      return Object.entries(tests).flatMap(([title, said]) => {
        const steps = found.get(title);
        if (steps === undefined) return [`${file} has no test “${title}”`];
        const unsaid = wordsOf(said).filter((words) => !isSaid(steps, words));
        return unsaid.map((words) => `${file}, “${title}” does not say “${words}”`);
      });
    });
    expect(unshown).toEqual([]);
  });

  test('are complete, each once', () => {
    const entries = Object.values(shown).flatMap((tests) => Object.values(tests).flatMap(entriesOf));
    expect([...new Set(entries)]).toEqual(entries);
    expect(entries).toHaveLength(count);
  });
});

test('what departs from the specification on purpose names a decision that is there', () => {
  const entries = LISTS.flatMap(([, shown]) => Object.values(shown).flatMap((tests) => Object.values(tests)));
  const named = entries.flatMap(entriesOf).flatMap((entry) => entry.match(/docs\/[\w/.-]+\.md/g) ?? []);
  expect(named).not.toEqual([]);
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('what a test says is in its steps, its tables and what it uses, not in its title or in another test', () => {
  const source = `
    const WORDS = ['used'];
    const other = () => 'not used';
    function check(word) { expect(WORDS).toContain(word); }
    describe.each(['a table above'])('%s', () => {
      test.each([['its own table']])('a title', (word) => { check(word); look('a step'); });
      test('another', () => { other(); });
    });`;
  const steps = readTests(source).get('a title') ?? '';
  for (const words of ['used', 'toContain(word)', 'a table above', 'its own table', "look('a step')"])
    expect(steps).toContain(words);
  for (const words of ['a title', 'not used', 'other()']) expect(steps).not.toContain(words);
});

/** A part in braces is a value; the words round it are looked for. */
const isSaid = (steps: string, words: string) => words.split(/\{\w+\}/).every((part) => steps.includes(part));

type Said = readonly string[] | Record<string, string>;
const entriesOf = (said: Said): readonly string[] => (Array.isArray(said) ? said : Object.keys(said));
const wordsOf = (said: Said): readonly string[] => (Array.isArray(said) ? said : Object.values(said));
