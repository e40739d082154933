import type { createReportSchedule } from '@parterre/contract/calls/report-schedules';
import type { ReportSchedule } from '@parterre/contract/report-schedules';
import type { CallArguments } from '@parterre/contract/wire/call';
import type { DateRange } from '#dates/date-range.ts';
import { formatDay } from '#dates/format-date-time.ts';

type Body = CallArguments<typeof createReportSchedule>['body'];

export interface ScheduleValues
  extends Required<Pick<Body, 'name' | 'every' | 'hour' | 'fileType' | 'salesPeriod' | 'eventPeriod'>> {
  weekday: number;
  dayOfMonth: number;
  /** Addresses as typed, separated by line breaks or commas. */
  recipients: string;
  /** True if the events and filter of the page replace those of the schedule. */
  isRenewed: boolean;
}

export const NEW_SCHEDULE: ScheduleValues = {
  name: '',
  every: 'day',
  weekday: 1,
  dayOfMonth: 1,
  hour: 7,
  fileType: 'EXCEL',
  salesPeriod: 'as-asked',
  eventPeriod: 'as-asked',
  recipients: '',
  isRenewed: false,
};

export const toScheduleValues = (from: ReportSchedule): ScheduleValues => ({
  name: from.name,
  every: from.every,
  weekday: from.weekday,
  dayOfMonth: from.dayOfMonth,
  hour: from.hour,
  fileType: from.fileType,
  salesPeriod: from.salesPeriod,
  eventPeriod: from.eventPeriod,
  recipients: from.recipients.join('\n'),
  isRenewed: false,
});

/** Writes '' for an open end. */
export const writeDays = ({ dateFrom = '', dateTo = '' }: Partial<DateRange>) => ({
  from: dateFrom && formatDay(dateFrom),
  to: dateTo && formatDay(dateTo),
});

export const readAddresses = (typed: string): string[] => [...new Set(typed.split(/[\s,;]+/).filter(Boolean))];
