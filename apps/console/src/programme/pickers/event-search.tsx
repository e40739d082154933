import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListShowsQuery } from '#api/queries/shows.ts';
import { formatZonedTime } from '#dates/format-zoned-time.ts';
import { type PickerOption, SearchPicker } from '#forms/fields/search-picker.tsx';
import { useSettled } from '#forms/use-settled.ts';
import { chooseText } from '#i18n/choose-text.ts';

interface EventSearchProps extends Pick<ComponentProps<typeof SearchPicker>, 'field' | 'placeholder'> {
  promoterCode: string | undefined;
  /** How the chosen event is called; null for none. */
  value: string | null;
  onChoose: (showCode: string | undefined) => void;
}

/** One event, found by typing; the newest stand first. */
export function EventSearch({ promoterCode, value, onChoose, ...props }: EventSearchProps) {
  const { i18n } = useTranslation('programme');
  const [typed, setTyped] = useState('');
  const searchTerm = useSettled(typed.trim());
  const { data, isFetching, error } = useListShowsQuery({
    query: {
      ...(promoterCode ? { promoterCode } : {}),
      ...(searchTerm ? { searchTerm } : {}),
      pageSize: 20,
      sortOrder: 'Date',
      sortOrderDescending: true,
    },
  });
  const shows = data?.items ?? [];
  const options = shows.map(
    (show): PickerOption => ({
      id: show.showCode,
      label: chooseText(show.name, i18n.language),
      note: `${formatZonedTime(show.startsAtLocal, show.timeZone)} · ${show.venue.name}`,
    }),
  );
  return (
    <SearchPicker
      {...props}
      onChoose={(option) => onChoose(option ? String(option.id) : undefined)}
      search={{ options, isSearching: isFetching, error, onType: setTyped }}
      value={value === null ? null : { id: CHOSEN, label: value }}
    />
  );
}

/** The chosen event is none of those offered: these change with every word. */
const CHOSEN = -1;
