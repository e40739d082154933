import { DAY_MS, HOUR_MS, toDayStart, toLocalDay } from '../../apps/api/src/time/zones.ts';
import { type DemoSetting, daysAgo } from '../demo-setting.ts';
import { createRandom, type Random } from '../random.ts';
import type { ReadyShow } from '../set-up-show.ts';

/** Distributes the requests of a day over moments of it. */
export type InstantChooser = <Request>(requests: readonly Request[], day: number) => { at: Date; part: Request[] }[];

const SEED = 7;
/** The most buyers of one moment: they are served in one transaction, which makes the demo load fast. */
const AT_ONCE = 24;
const MOMENTS_MAX = 4;

/**
 * The hours to draw from; repeated ones are more likely: people buy at lunch and in the evening, and a few at night.
 */
const HOURS = [
  ...Array(24).keys(),
  9,
  10,
  10,
  11,
  12,
  12,
  12,
  13,
  17,
  18,
  18,
  19,
  19,
  19,
  20,
  20,
  20,
  20,
  21,
  21,
  21,
  22,
];

/** Every show draws from a sequence of its own, so that it is sold at the same hours whichever others are loaded. */
export function createMomentChooser(setting: DemoSetting, { promoter, spec }: ReadyShow): InstantChooser {
  const random = createRandom(SEED + spec.day * 31 - spec.onSaleDay);
  return (requests, day) => {
    const startsAt = toDayStart(toLocalDay(daysAgo(setting, day), promoter.timeZone), promoter.timeZone).getTime();
    const opensAt = daysAgo(setting, -spec.onSaleDay).getTime();
    const from = Math.max(startsAt, opensAt);
    const to = Math.min(startsAt + DAY_MS, setting.now.getTime());
    const count = Math.min(MOMENTS_MAX, Math.ceil(requests.length / AT_ONCE));
    const moments = Array.from({ length: count }, () => drawMoment(random, startsAt, { from, to })).sort(
      (a, b) => a - b,
    );
    const size = Math.ceil(requests.length / Math.max(1, count));
    return moments.flatMap((at, index) => {
      const part = requests.slice(index * size, (index + 1) * size);
      return part.length > 0 ? [{ at: new Date(at), part }] : [];
    });
  };
}

/** Draws a moment. The day may have begun before the sale, and the day of loading is not over. */
function drawMoment(random: Random, startsAt: number, { from, to }: { from: number; to: number }): number {
  const hour = HOURS[Math.floor(random.next() * HOURS.length)] ?? 12;
  const at = startsAt + (hour + random.next()) * HOUR_MS;
  return at >= from && at <= to ? at : from + random.next() * (to - from);
}
