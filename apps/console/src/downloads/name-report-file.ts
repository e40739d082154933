import { toOwnDay } from '#dates/calendar-day.ts';

/**
 * Names the file of a report without its ending: what it is about, and the day here. The server, which does not know where
 * its reader is, would write that of UTC.
 */
export const nameReportFile = (report: string, subject: string | undefined): string =>
  [report, subject ?? [], toOwnDay(new Date())].flat().join('-');
