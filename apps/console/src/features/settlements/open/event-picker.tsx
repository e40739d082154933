import Box from '@mui/material/Box';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../dates/format-date-time.ts';
import { chooseText } from '../../../i18n/choose-text.ts';
import { SearchPicker } from '../../../programme/search-picker.tsx';
import { useGetShowQuery, useListShowsQuery } from '../../shows/queries.ts';

interface EventPickerProps {
  promoterCode: string | undefined;
  /** '': all events. */
  showCode: string;
  onChoose: (showCode: string | undefined) => void;
}

/** One event, found by typing, or all of them. */
export function EventPicker({ promoterCode, showCode, onChoose }: EventPickerProps) {
  const { t, i18n } = useTranslation('settlements');
  const [typed, setTyped] = useState('');
  const searchTerm = useDeferredValue(typed.trim());
  const { currentData: chosen } = useGetShowQuery({ params: { showCode } }, { skip: !showCode });
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
  const options = shows.map((show, id) => ({
    id,
    label: chooseText(show.name, i18n.language),
    note: show.startsAtLocal ? formatDateTime(show.startsAtLocal, 'DD/MM/YYYY') : '',
  }));
  const value = chosen && showCode ? { id: -1, label: chooseText(chosen.name, i18n.language) } : null;
  return (
    <Box sx={{ width: { xs: '100%', sm: 320 } }}>
      <SearchPicker
        field={{ label: t('open.event') }}
        onChoose={(option) => onChoose(option ? shows[option.id]?.showCode : undefined)}
        placeholder={t('allEvents')}
        search={{ options, isSearching: isFetching, error, onType: setTyped }}
        value={value}
      />
    </Box>
  );
}
