import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import type { TFunction } from 'i18next';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorText } from '#api/error-text.ts';
import { useListShowsQuery } from '#api/queries/events/shows.ts';
import { formatDay } from '#dates/format-date-time.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';
import { usePlace, useRegionName } from '#session/use-promoter.ts';
import { VISUALLY_HIDDEN } from '#ui/clipped.ts';
import { CalendarIcon, SearchIcon } from '#ui/icons.tsx';
import { Kbd, nameKeys } from '#ui/kbd.tsx';
import { type FoundItems, useSearchTerm } from './palette-item.ts';
import { PaletteList } from './palette-list.tsx';
import { useProgrammeItems, useSaleItems, useVenueItems } from './use-found-items.ts';
import { usePaletteItems } from './use-palette-items.ts';

/** Opens any page or runs an action: arrows choose, Enter runs, Escape closes. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const listId = useId();
  const titleId = useId();
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const events = useEventItems(words);
  const sources = [events, useSaleItems(words), useVenueItems(words), useProgrammeItems(words)];
  const items = [...sources.flatMap((source) => source.items), ...usePaletteItems(words)];
  const error = sources.find((source) => source.error)?.error;
  const isSearching = sources.some((source) => source.isSearching);
  const region = useRegionName();
  const chosen = items[Math.min(at, items.length - 1)];
  const handleRun = (item = chosen) => {
    if (!item) return;
    onClose();
    item.run();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') handleRun();
    if (!step || items.length === 0) return;
    event.preventDefault();
    setAt((Math.min(at, items.length - 1) + step + items.length) % items.length);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start', pt: { xs: 1, sm: '12vh' } } }}
      slotProps={{ paper: { sx: { width: 560, maxWidth: 'calc(100vw - 16px)', m: 0 } } }}
    >
      <Box component="h2" id={titleId} sx={VISUALLY_HIDDEN}>
        {t('palette.title')}
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          px: 2,
          height: 52,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <SearchIcon sx={{ color: 'text.tertiary' }} />
        <InputBase
          autoFocus
          fullWidth
          placeholder={t('palette.placeholder')}
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
            setAt(0);
          }}
          onKeyDown={handleKeyDown}
          slotProps={{
            input: {
              role: 'combobox',
              'aria-label': t('palette.placeholder'),
              'aria-expanded': true,
              'aria-controls': listId,
              'aria-activedescendant': chosen && `${listId}-${chosen.id}`,
              'aria-autocomplete': 'list',
              autoComplete: 'off',
            },
          }}
        />
        <Kbd>{nameKeys('Esc', t)}</Kbd>
      </Box>
      <PaletteList
        id={listId}
        items={items}
        chosenId={chosen?.id}
        onRun={handleRun}
        onPoint={(item) => setAt(items.indexOf(item))}
      />
      <Box
        role="status"
        sx={{ px: 2, pb: 1.5, color: error ? 'error.ink' : 'text.secondary', '&:empty': { display: 'none' } }}
      >
        {error ? errorText(error) : items.length === 0 && statusText(t, isSearching, region)}
      </Box>
    </Dialog>
  );
}

function statusText(t: TFunction<'shell'>, isSearching: boolean, region: string | null): string {
  if (isSearching) return t('palette.searching');
  return region === null ? t('kit:tables.noResults') : t('palette.noneInRegion', { region });
}

const EVENTS_MAX = 5;

/** Finds shows of the current promoter by name or venue. */
function useEventItems(words: string): FoundItems {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  const place = usePlace();
  const { searchTerm, isTooShort, isSettled } = useSearchTerm(words);
  const args = { query: { searchTerm, ...place } };
  const { currentData, isFetching, error } = useListShowsQuery(args, { skip: isTooShort });
  const shows = isTooShort ? [] : (currentData?.items ?? []).slice(0, EVENTS_MAX);
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
