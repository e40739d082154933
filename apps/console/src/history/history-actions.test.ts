import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import words from '#i18n/en-GB/history.json';

const API = join(import.meta.dirname, '../../../api/src');
/** Steps of a basket and page viewers are not recorded; visits of links are only counted. */
const SILENT = /^(basket\.|notification\.|plan-viewer\.|seat-viewer\.|short-url\.count$|start\.look$)/;

const sources = readdirSync(API, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(resources|identity)\/.*(?<!\.test)\.ts$/.test(file))
  .map((file) => readFileSync(join(API, file), 'utf8'));

/** Matches the names of audit actions, including those that identity records itself. */
const NAMED =
  /(?:\b(?:change|changeOwn|changeSeats|decide|recordEach|recordRead)(?:<[^>]*>)?\(\s*(?:(?:ctx|change),\s*)?|\baction: |settings, )'([a-z-]+\.[a-z-]+)'/g;

test('every action of the audit has its words', () => {
  const actions = new Set(sources.flatMap((text) => [...text.matchAll(NAMED)].map(([, action = '']) => action)));
  expect(actions.size).toBeGreaterThan(100);
  const untold = [...actions].filter((action) => !SILENT.test(action) && !(action.replace('.', '_') in words.action));
  expect(untold).toEqual([]);
});
