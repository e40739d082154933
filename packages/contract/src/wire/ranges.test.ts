import { expect, test } from 'vitest';
import { ENDPOINTS } from '../endpoints.ts';
import { RANGE_MESSAGE } from './ranges.ts';

/** Every pair of query fields of a call that are the two ends of a range. */
const ranges = ENDPOINTS.flatMap(({ endpoint: { id, query } }) => {
  const names = Object.keys(query?.shape ?? {});
  return names.flatMap((from) => {
    const to = names.find((name) => name !== from && name === toEnd(from));
    return query && to ? [{ call: id, query, from, to }] : [];
  });
});

function toEnd(from: string): string {
  return from.replace(/From(?=$|[A-Z])/, 'To').replace(/^from(?=$|[A-Z])/, 'to');
}

/** Returns two valid values of a range field, the lower one first. */
function pickEnds(from: string): [string, string] {
  if (from.endsWith('Minor')) return ['900', '1000'];
  return from === 'from' ? ['2026-12-01T10:00:00Z', '2026-12-01T10:00:01Z'] : ['2026-12-01', '2026-12-02'];
}

test.each(ranges)('$call refuses $from after $to, naming where it ends', ({ query, from, to }) => {
  const [low, high] = pickEnds(from);
  const parse = (begin: string | undefined, end: string | undefined) => query.safeParse({ [from]: begin, [to]: end });
  const faults = parse(high, low).error?.issues;
  expect(faults).toMatchObject([{ path: [to], message: RANGE_MESSAGE }]);
  for (const [begin, end] of [[low, high], [low, low], [high], [undefined, low]])
    expect(parse(begin, end).success).toBe(true);
});

test('the ranges of the contract are found', () => {
  expect(new Set(ranges.map(({ from }) => from))).toEqual(
    new Set(['dateFrom', 'totalFromMinor', 'dueFrom', 'fromOn', 'from']),
  );
});
