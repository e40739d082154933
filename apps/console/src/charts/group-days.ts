import { addDays, startOfMonth } from '#dates/date-range.ts';
import type { ChartDay } from './day-scale.tsx';

export type Grain = 'day' | 'week' | 'month';

/** More bars than this cannot be told apart. */
const BARS_MAX = 92;

/**
 * Returns every day from the first to the last, including empty ones; weeks or months if that would be too many bars.
 */
export function groupDays(days: readonly ChartDay[]): { grain: Grain; bars: ChartDay[] } {
  const sums = new Map<string, number>();
  for (const { on, value } of days) sums.set(on, (sums.get(on) ?? 0) + value);
  const ordered = [...sums.keys()].sort();
  const [first, last] = [ordered[0], ordered.at(-1)];
  if (first === undefined || last === undefined) return { grain: 'day', bars: [] };
  const grain = GRAINS_THAT_MAY_NOT_FIT.find((one) => listStarts(first, last, one).length <= BARS_MAX) ?? 'month';
  const bars = new Map(listStarts(first, last, grain).map((on) => [on, 0]));
  for (const [on, value] of sums) bars.set(startOf(on, grain), (bars.get(startOf(on, grain)) ?? 0) + value);
  return { grain, bars: [...bars].map(([on, value]) => ({ on, value })) };
}

const GRAINS_THAT_MAY_NOT_FIT = ['day', 'week'] as const;

function listStarts(first: string, last: string, grain: Grain): string[] {
  const starts: string[] = [];
  for (let on = startOf(first, grain); on <= last; on = next(on, grain)) starts.push(on);
  return starts;
}

function next(on: string, grain: Grain): string {
  if (grain === 'month') return startOfMonth(on, 1);
  return addDays(on, grain === 'week' ? 7 : 1);
}

/** Weeks begin on Monday. */
function startOf(on: string, grain: Grain): string {
  if (grain === 'day') return on;
  if (grain === 'month') return startOfMonth(on, 0);
  return addDays(on, -((new Date(`${on}T00:00:00Z`).getUTCDay() + 6) % 7));
}
