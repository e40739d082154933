import type { ShowSummary } from '@parterre/contract/shows';
import { formatDateTime } from '#dates/format-date-time.ts';
import { describeShowDate } from './list/describe-show-date.ts';

type Start = Pick<ShowSummary, 'startsAtLocal' | 'zoneName'>;

/** `Thu 10/12/2026, 19:30 EST · David Geffen Hall, New York` */
export function describeShowFacts(show: Start & Pick<ShowSummary, 'venue'>, language: string): string {
  return `${describeStart(show, language)} · ${show.venue.name}, ${show.venue.town}`;
}

/** `Thu 10/12/2026, 19:30 EST` */
export function describeStart({ startsAtLocal, zoneName }: Start, language: string): string {
  const { weekday } = describeShowDate(startsAtLocal, language);
  return `${weekday} ${formatDateTime(startsAtLocal, 'DD/MM/YYYY, HH:mm')} ${zoneName}`;
}
