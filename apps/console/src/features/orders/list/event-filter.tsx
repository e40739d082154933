import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseText } from '../../../i18n/choose-text.ts';
import { SearchPicker } from '../../../programme/search-picker.tsx';
import { usePromoter } from '../../../session/use-promoter.ts';
import { useGetShowQuery, useListShowsQuery } from '../../shows/queries.ts';
import { useOrderWords } from '../use-order-words.ts';
import { FilterPopover } from './filter-popover.tsx';

interface EventFilterProps {
  showCode: string | undefined;
  onChoose: (showCode: string | undefined) => void;
}

/** The orders of one event. */
export function EventFilter({ showCode, onChoose }: EventFilterProps) {
  const { t, i18n } = useTranslation('orders');
  const { currentData: show } = useGetShowQuery({ params: { showCode: showCode ?? '' } }, { skip: !showCode });
  const name = show ? chooseText(show.name, i18n.language, show.defaultCulture) : showCode;
  return (
    <FilterPopover label={t('filter.event')} onRemove={() => onChoose(undefined)} value={showCode && name}>
      {(close) => (
        <EventSearch
          onChoose={(chosen) => {
            onChoose(chosen);
            close();
          }}
        />
      )}
    </FilterPopover>
  );
}

function EventSearch({ onChoose }: { onChoose: (showCode: string) => void }) {
  const { t, i18n } = useTranslation('orders');
  const words = useOrderWords();
  const [typed, setTyped] = useState('');
  const searchTerm = useDeferredValue(typed.trim());
  const { current } = usePromoter();
  const { data, isFetching, error } = useListShowsQuery({
    query: {
      ...(current ? { promoterCode: current.code } : {}),
      ...(searchTerm ? { searchTerm } : {}),
      pageSize: 20,
      sortOrder: 'Date',
      sortOrderDescending: true,
    },
  });
  const shows = data?.items ?? [];
  const options = shows.map((show, id) => ({
    id,
    label: chooseText(show.name, i18n.language),
    note: `${words.nameWallTime(show.startsAtLocal)} · ${show.venue.name}`,
  }));
  return (
    <SearchPicker
      field={{ label: t('filter.findEvent') }}
      onChoose={(chosen) => {
        const show = chosen && shows[chosen.id];
        if (show) onChoose(show.showCode);
      }}
      placeholder={t('filter.findEvent')}
      search={{ options, isSearching: isFetching, error, onType: setTyped }}
      value={null}
    />
  );
}
