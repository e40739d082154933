import { PAGE_SIZE } from '@parterre/contract/choices/limits';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetShowQuery, useListShowsQuery } from '#api/queries/events/shows.ts';
import { formatZonedTime } from '#dates/format-date-time.ts';
import { type PickerOption, SearchPicker } from '#forms/fields/search-picker.tsx';
import { chooseText } from '#i18n/choose-text.ts';
import { useRegionId } from '#session/use-promoter.ts';
import { FilterPopover } from '#tables/filters/choice-filter.tsx';
import { useSettled } from '#ui/use-settled.ts';

interface EventSearchProps extends Pick<ComponentProps<typeof SearchPicker>, 'field' | 'placeholder'> {
  promoterCode: string | undefined;
  /** The name of the chosen show; null for none. */
  value: string | null;
  onChoose: (showCode: string | undefined) => void;
}

/** Searches for a show, newest first. */
export function EventSearch({ promoterCode, value, onChoose, ...props }: EventSearchProps) {
  const { i18n } = useTranslation('programme');
  const [typed, setTyped] = useState('');
  const searchTerm = useSettled(typed.trim());
  const regionId = useRegionId();
  const { data, isFetching, error } = useListShowsQuery({
    query: {
      ...(promoterCode ? { promoterCode } : {}),
      ...(regionId ? { regionId } : {}),
      ...(searchTerm ? { searchTerm } : {}),
      pageSize: PAGE_SIZE.default,
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

/** The chosen show may not be among the options, which change with every input. */
const CHOSEN = -1;

interface EventFilterProps {
  /** Limits the shows offered; undefined for all that the user may see. */
  promoterCode: string | undefined;
  showCode: string | undefined;
  onChoose: (showCode: string | undefined) => void;
}

export function EventFilter({ promoterCode, showCode, onChoose }: EventFilterProps) {
  const { t, i18n } = useTranslation('programme');
  const { currentData: show } = useGetShowQuery({ params: { showCode: showCode ?? '' } }, { skip: !showCode });
  const name = show ? chooseText(show.name, i18n.language, show.defaultCulture) : showCode;
  return (
    <FilterPopover label={t('filters.event')} onRemove={() => onChoose(undefined)} value={showCode && name}>
      {(close) => (
        <EventSearch
          field={{ label: t('filters.findEvent') }}
          onChoose={(chosen) => {
            if (chosen !== undefined) onChoose(chosen);
            close();
          }}
          placeholder={t('filters.findEvent')}
          promoterCode={promoterCode}
          value={null}
        />
      )}
    </FilterPopover>
  );
}
