import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useListShowsQuery } from '../../api/queries/shows.ts';
import { formatDay } from '../../dates/format-date-time.ts';
import { chooseText } from '../../i18n/choose-text.ts';
import { paths } from '../../paths.ts';
import { usePromoter } from '../../session/use-promoter.ts';
import { CalendarIcon } from '../../ui/icons.tsx';
import type { FoundItems } from './palette-item.ts';
import { useSearchTerm } from './use-search-term.ts';

const MOST_EVENTS = 5;

/** Events whose name or venue matches the words, at the current promoter. */
export function useEventItems(words: string): FoundItems {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  const { current } = usePromoter();
  const { searchTerm, isTooShort, isSettled } = useSearchTerm(words);
  const args = { query: { searchTerm, ...(current ? { promoterCode: current.code } : {}) } };
  const { currentData, isFetching, error } = useListShowsQuery(args, { skip: isTooShort });
  const shows = isTooShort ? [] : (currentData?.items ?? []).slice(0, MOST_EVENTS);
  const items = shows.map((show) => ({
    id: `event-${show.showCode}`,
    group: 'events' as const,
    label: chooseText(show.name, i18n.language),
    note: `${formatDay(show.startsAtLocal)} · ${show.venue.name}, ${show.venue.town}`,
    Icon: CalendarIcon,
    run: () => void navigate(paths.show(show.showCode)),
  }));
  return { items, isSearching: isFetching || !isSettled, error: isTooShort ? undefined : error };
}
