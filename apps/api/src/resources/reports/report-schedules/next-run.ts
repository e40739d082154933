import type { ReportSchedule } from '@parterre/contract/report-schedules';
import { addDays, addMonths, readWallTime, toLocalDay } from '../../../time/zones.ts';

type Rhythm = Pick<ReportSchedule, 'every' | 'weekday' | 'dayOfMonth' | 'hour' | 'timeZone'>;

/** More days than lie between two runs: of a monthly one, two months. */
const DAYS_AHEAD = 63;

/** The first moment after this one at which a schedule is due. */
export function findNextRun(rhythm: Rhythm, after: Date): Date {
  const today = toLocalDay(after, rhythm.timeZone);
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const day = addDays(today, ahead);
    const at = isDue(rhythm, day) ? toMoment(day, rhythm) : undefined;
    if (at && at > after) return at;
  }
  throw new Error(`A schedule with the rhythm ${rhythm.every} is never due`);
}

function isDue({ every, weekday, dayOfMonth }: Rhythm, day: string): boolean {
  if (every === 'day') return true;
  if (every === 'week') return toWeekday(day) === weekday;
  const lastDay = addDays(addMonths(`${day.slice(0, 7)}-01`, 1), -1);
  return Number(day.slice(8)) === Math.min(dayOfMonth, Number(lastDay.slice(8)));
}

/** Monday is 1, Sunday 7. */
const toWeekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** An hour the clocks skip is the one behind the gap; of an hour they show twice it is the first. */
function toMoment(day: string, { hour, timeZone }: Rhythm): Date {
  const meaning = readWallTime(`${day}T${String(hour).padStart(2, '0')}:00:00`, timeZone);
  if (meaning.kind === 'one') return meaning.instant;
  if (meaning.kind === 'overlap') return meaning.first;
  const behind = readWallTime(meaning.suggestion, timeZone);
  return behind.kind === 'one' ? behind.instant : new Date(Date.parse(`${meaning.suggestion}Z`));
}

/** The days of sale of a run, both inside; undefined: those that were asked for. */
export function findSalesDays(
  { salesPeriod, timeZone }: Pick<ReportSchedule, 'salesPeriod' | 'timeZone'>,
  at: Date,
): { salesFrom: string; salesTo: string } | undefined {
  const today = toLocalDay(at, timeZone);
  const yesterday = addDays(today, -1);
  if (salesPeriod === 'yesterday') return { salesFrom: yesterday, salesTo: yesterday };
  if (salesPeriod === 'last-7-days') return { salesFrom: addDays(today, -7), salesTo: yesterday };
  if (salesPeriod === 'as-asked') return undefined;
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  return { salesFrom: addMonths(firstOfMonth, -1), salesTo: addDays(firstOfMonth, -1) };
}

interface EventDays {
  dateFrom: string;
  dateTo: string;
}

/** The date picker ends there (spec §5). */
const LATEST_DAY = '2099-12-31';

/** The days of the events of a run, both inside, as the date picker names them; undefined: those that were asked for. */
export function findEventDays(
  { eventPeriod, timeZone }: Pick<ReportSchedule, 'eventPeriod' | 'timeZone'>,
  at: Date,
): EventDays | undefined {
  const today = toLocalDay(at, timeZone);
  const monday = addDays(today, 1 - toWeekday(today));
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  const lastOfMonth = (monthsAhead: number) => addDays(addMonths(firstOfMonth, monthsAhead + 1), -1);
  const days: Record<ReportSchedule['eventPeriod'], EventDays | undefined> = {
    'as-asked': undefined,
    'around-now': { dateFrom: addMonths(firstOfMonth, -1), dateTo: lastOfMonth(2) },
    'last-7-days': { dateFrom: addDays(today, -6), dateTo: today },
    'last-30-days': { dateFrom: addDays(today, -29), dateTo: today },
    'last-90-days': { dateFrom: addDays(today, -89), dateTo: today },
    'this-week': { dateFrom: monday, dateTo: addDays(monday, 6) },
    'this-month': { dateFrom: firstOfMonth, dateTo: lastOfMonth(0) },
    future: { dateFrom: today, dateTo: LATEST_DAY },
  };
  return days[eventPeriod];
}
