import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { formatDay } from '../../dates/format-date-time.ts';
import { chooseText } from '../../i18n/choose-text.ts';
import { paths } from '../../paths.ts';
import { usePromoter } from '../../session/use-promoter.ts';
import { CalendarIcon } from '../../ui/icons.tsx';
import { useSearchShowsQuery } from '../queries.ts';
import type { PaletteItem } from './palette-item.ts';

const SHORTEST_TERM = 2;
const MOST_EVENTS = 8;
const PAUSE_MS = 150;

export interface EventItems {
  items: PaletteItem[];
  isSearching: boolean;
  error: unknown;
}

/** Events whose name or venue matches the words, at the current promoter. */
export function useEventItems(words: string): EventItems {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  const { current } = usePromoter();
  const searchTerm = useSettled(words.trim());
  const args = { query: { searchTerm, ...(current ? { promoterCode: current.code } : {}) } };
  const isTooShort = searchTerm.length < SHORTEST_TERM;
  const { currentData, isFetching, error } = useSearchShowsQuery(args, { skip: isTooShort });
  const shows = isTooShort ? [] : (currentData?.items ?? []).slice(0, MOST_EVENTS);
  const items = shows.map((show) => ({
    id: `event-${show.showCode}`,
    group: 'events' as const,
    label: chooseText(show.name, i18n.language),
    note: `${formatDay(show.startsAtLocal)} · ${show.venue.name}, ${show.venue.town}`,
    Icon: CalendarIcon,
    run: () => void navigate(paths.show(show.showCode)),
  }));
  return { items, isSearching: isFetching || searchTerm !== words.trim(), error: isTooShort ? undefined : error };
}

/** The value after it has stood still for a moment, so that not every letter is a request. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return useDeferredValue(settled);
}
