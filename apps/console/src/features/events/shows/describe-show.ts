import type { ShowSummary } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { DAY_TIME_TEMPLATE, formatNamedDay, formatTime } from '#dates/format-date-time.ts';
import { findWallTime, toUtcMs } from '#dates/wall-time.ts';
import { chooseText } from '#i18n/choose-text.ts';

interface ShowDateWords {
  /** Two digits. */
  day: string;
  weekday: string;
  month: string;
  year: string;
  /** `19:30` or `7:30 pm`. */
  time: string;
}

/** Returns the parts of a wall time for a date board; empty strings if there is no wall time. */
export function describeShowDate(wallTime: string, language: string): ShowDateWords {
  const wall = findWallTime(wallTime);
  if (!wall) return { day: '', weekday: '', month: '', year: '', time: '' };
  const at = new Date(toUtcMs(wall));
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(at);
  return {
    day: String(wall.day).padStart(2, '0'),
    weekday: write({ weekday: 'short' }),
    month: write({ month: 'short' }),
    year: String(wall.year),
    time: formatTime(wallTime),
  };
}

type Start = Pick<ShowSummary, 'startsAtLocal' | 'zoneName'>;

/** Returns `Thu 10/12/2026, 19:30 EST · David Geffen Hall, New York`. */
export function describeShowFacts(show: Start & Pick<ShowSummary, 'venue'>, language: string): string {
  return `${describeStart(show, language)} · ${show.venue.name}, ${show.venue.town}`;
}

/** Returns `Thu 10/12/2026, 19:30 EST`. */
export function describeStart({ startsAtLocal, zoneName }: Start, language: string): string {
  return `${formatNamedDay(startsAtLocal, language, DAY_TIME_TEMPLATE)} ${zoneName}`;
}

export function useShowText(): (texts: Record<string, string>, defaultCulture?: string) => string {
  const { i18n } = useTranslation('shows');
  return (texts, defaultCulture) => chooseText(texts, i18n.language, defaultCulture);
}
