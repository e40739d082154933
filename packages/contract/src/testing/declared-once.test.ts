import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../', import.meta.url);
const SOURCES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('generated/'))
  .sort()
  .map((path) => ({ path, text: readFileSync(new URL(path, ROOT), 'utf8') }));

/** Sizes of values that programs write, each with what it is. No form needs them, so they are not in LIMITS. */
const SIZES_OF_TOKENS: Record<string, string> = {
  'events/prices.ts 999': 'a status code has three digits',
  'events/shows/history.ts 100': 'words of a closed list, with commas between',
  'events/shows/list.ts 100': 'words of a closed list, with commas between',
  'events/shows/overview.ts 90': 'the days a chart has room for',
  'sales/orders/pay.ts 99': 'the number of an instalment; the order says which it has',
  'events/holds.ts 20': 'a reservation flag or an id',
  'seating/seat-copies.ts 100': 'what a preview answered, sent back',
  'seating/seating-plans/import.ts 100': 'words of a closed list, with commas between',
  'seating/seats/live.ts 4000': 'the cursor of an event, sent back',
  'wire/paging.ts 400': 'the cursor of a page, sent back',
  'wire/values.ts 40': 'the name of a field',
  'wire/values.ts 60': 'the name of a time zone',
};
const COUNTED_MIN = 20;

const toKey = (list: string): string =>
  [...list.matchAll(/'([^']*)'/g)]
    .map(([, word]) => word)
    .sort()
    .join(' ');

test('no closed list of words is written twice: the second reads the first', () => {
  const named = SOURCES.flatMap(({ path, text }) =>
    [...text.matchAll(/const ([A-Z_]+) = \[([^[\]]*)\] as const/g)].map(([, name, list = '']) => ({
      at: `${path} ${name}`,
      key: toKey(list),
    })),
  );
  const written = SOURCES.flatMap(({ path, text }) =>
    [...text.matchAll(/z\s*\.enum\(\s*\[([^\]]*)\]/g)]
      .filter(([, list = '']) => !list.includes('...'))
      .map(([, list = '']) => ({ at: `${path} z.enum`, key: toKey(list) })),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(written.length).toBeGreaterThan(10);
  const twice = written.filter((one) => [...named, ...written].some((other) => other !== one && other.key === one.key));
  expect(twice).toEqual([]);
});

test('what people type is as long, and as many, as LIMITS say', () => {
  const sizes = SOURCES.flatMap(({ path, text }) =>
    [...text.matchAll(SIZE)]
      .map(([, size = '']) => Number(size.replaceAll('_', '')))
      .filter((size) => size >= COUNTED_MIN)
      .map((size) => `${path} ${size}`),
  );
  expect([...new Set(sizes)].sort()).toEqual(Object.keys(SIZES_OF_TOKENS).sort());
});

/** Matches `.max(40)`, `optionalText(40)` and `wholeNumber(1, 40)`. */
const SIZE =
  /(?:(?<!Math)\.max\(|(?:requiredText|optionalText|textByCulture)\(|wholeNumber\([^,()]*,)\s*([\d_]+)\s*[,)]/g;
