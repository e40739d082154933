import { addDays, addMonths, toInstant, toLocalDay } from './zones.ts';

/** The times of a recurring task, on the clock of a zone. */
interface Rhythm {
  every: 'day' | 'week' | 'month';
  /** The day of the week; Monday is 1. */
  weekday: number;
  dayOfMonth: number;
  hour: number;
  timeZone: string;
}

/** The number of days to search: more than between two runs, which are up to two months apart. */
const DAYS_AHEAD = 63;

/** Returns the first moment after `after` at which the task is due. */
export function findNextRun(rhythm: Rhythm, after: Date): Date {
  const today = toLocalDay(after, rhythm.timeZone);
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const day = addDays(today, ahead);
    const at = isDue(rhythm, day) ? toMoment(day, rhythm) : undefined;
    if (at && at > after) return at;
  }
  throw new Error(`What has the rhythm ${rhythm.every} is never due`);
}

function isDue({ every, weekday, dayOfMonth }: Rhythm, day: string): boolean {
  if (every === 'day') return true;
  if (every === 'week') return toWeekday(day) === weekday;
  const lastDay = addDays(addMonths(`${day.slice(0, 7)}-01`, 1), -1);
  return Number(day.slice(8)) === Math.min(dayOfMonth, Number(lastDay.slice(8)));
}

/** Returns the day of the week: Monday is 1, Sunday 7. */
export const toWeekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

const toMoment = (day: string, { hour, timeZone }: Rhythm): Date =>
  toInstant(`${day}T${String(hour).padStart(2, '0')}:00:00`, timeZone);
