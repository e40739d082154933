import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import words from '#i18n/en-GB/features/shows.json';

const RESOURCES = join(import.meta.dirname, '../../../../../api/src/resources');
/** What is told on other pages, or of no event: these never stand in the history of an event. */
const ELSEWHERE =
  /^(api-key|artist-campaign|basket|customer|guest|invitation|order|performing-artist|postage|promoter|report-column-set|report-download|report-schedule|resale|seating-plan|settlement|settlement-rule|tax-rate|test|tour|user|venue)\./;
/** Counted, not audited; gone with the event. */
const SILENT = ['plan-viewer.update', 'seat-viewer.update', 'short-url.count', 'show.remove'];

test('whatever is done to an event has words in its history', () => {
  const actions = new Set(
    readdirSync(RESOURCES, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file) => [
        ...readFileSync(join(RESOURCES, file), 'utf8').matchAll(/\bchange\(\s*'([a-z-]+\.[a-z-]+)'/g),
      ])
      .map(([, action = '']) => action)
      .filter((action) => !ELSEWHERE.test(action) && !SILENT.includes(action)),
  );
  expect(actions.size).toBeGreaterThan(30);
  expect([...actions].filter((action) => !(action.replace('.', '_') in words.history.action))).toEqual([]);
});
