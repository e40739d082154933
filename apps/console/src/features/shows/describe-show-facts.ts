import type { ShowSummary } from '@parterre/contract/shows';
import { formatDateTime } from '../../dates/format-date-time.ts';
import { describeShowDate } from './list/describe-show-date.ts';

/** `Thu 10/12/2026, 19:30 EST · David Geffen Hall, New York` */
export function describeShowFacts(
  show: Pick<ShowSummary, 'startsAtLocal' | 'zoneName' | 'venue'>,
  language: string,
): string {
  const { weekday } = describeShowDate(show.startsAtLocal, language);
  const at = formatDateTime(show.startsAtLocal, 'DD/MM/YYYY, HH:mm');
  return `${weekday} ${at} ${show.zoneName} · ${show.venue.name}, ${show.venue.town}`;
}
