import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { listShows } from '@parterre/contract/calls/shows';
import { LIMITS } from '@parterre/contract/choices/limits';
import type { ShowSummary } from '@parterre/contract/shows/show';
import type { CallArguments } from '@parterre/contract/wire/call';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListShowsQuery } from '#api/queries/events/shows.ts';
import { formatZonedTime } from '#dates/format-date-time.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { chooseText } from '#i18n/choose-text.ts';
import { LoadedPart } from '#pages/loaded-part.tsx';
import { ChevronRightIcon, SearchIcon } from '#ui/icons.tsx';
import { Note } from '#ui/note.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import { useSettled } from '#ui/use-settled.ts';

type ShowListQuery = NonNullable<CallArguments<typeof listShows>['query']>;

interface ChooseEventProps {
  title: string;
  text: string;
  /** Limits and sorts the listed shows. */
  query: Pick<ShowListQuery, 'context' | 'promoterCode' | 'regionId' | 'dateFrom' | 'sortOrderDescending'>;
  exceptShowCode?: string;
  /** Shown if the list is empty; defaults to a text about copying. */
  noEvents?: string;
  onChoose: (showCode: string) => void;
  onClose: () => void;
}

const ROWS_SHOWN = 50;

/** Opens before a drawer that needs a show; only shows that match `query` can be chosen. */
export function ChooseEvent({ title, text, query, exceptShowCode, noEvents, onChoose, onClose }: ChooseEventProps) {
  const { t } = useTranslation('programme');
  const [typed, setTyped] = useState('');
  const searchTerm = useSettled(typed.trim());
  const [turned, setTurned] = useState({ searchTerm, pageIndex: 1 });
  const pageIndex = turned.searchTerm === searchTerm ? turned.pageIndex : 1;
  const handleTurnTo = (index: number) => setTurned({ searchTerm, pageIndex: index });
  const { data, currentData, error, refetch } = useListShowsQuery({
    query: {
      ...query,
      pageIndex,
      pageSize: ROWS_SHOWN,
      sortOrder: 'Date',
      ...(searchTerm ? { searchTerm } : {}),
    },
  });
  const page = currentData ?? data;
  const events = page?.items.filter(({ showCode }) => showCode !== exceptShowCode);
  return (
    <AppDrawer heading={{ title }} onClose={onClose} open>
      <Box component="p" sx={{ m: 0, mb: 1.5, color: 'text.secondary' }}>
        {text}
      </Box>
      <OutlinedInput
        autoFocus
        fullWidth
        inputProps={{ 'aria-label': t('choose.search'), maxLength: LIMITS.searchTerm, autoComplete: 'off' }}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={t('choose.search')}
        startAdornment={<SearchIcon sx={{ color: 'text.tertiary', mr: 0.75 }} />}
        type="search"
        value={typed}
      />
      <Box sx={{ mt: 1 }}>
        <LoadedPart label={t('choose.loading')} result={{ data: events, error, refetch }} rows={8}>
          {(found) =>
            found.length === 0 ? (
              <Box sx={{ py: 4, textAlign: 'center', color: 'text.secondary' }}>
                {searchTerm ? t('choose.nothing') : (noEvents ?? t('choose.noneToCopy'))}
              </Box>
            ) : (
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {found.map((event) => (
                  <EventItem event={event} key={event.showCode} onChoose={() => onChoose(event.showCode)} />
                ))}
              </Box>
            )
          }
        </LoadedPart>
      </Box>
      {page && page.totalPages > 1 && (
        <Box component="nav" aria-label={t('choose.pages')} sx={PAGES_LOOK}>
          <Button disabled={pageIndex === 1} onClick={() => handleTurnTo(pageIndex - 1)} variant="outlined">
            {t('choose.previous')}
          </Button>
          <Box component="span" role="status" sx={{ flex: 1, textAlign: 'center', color: 'text.secondary' }}>
            {t('choose.page', { page: pageIndex, pages: page.totalPages })}
          </Box>
          <Button
            disabled={pageIndex >= page.totalPages}
            onClick={() => handleTurnTo(pageIndex + 1)}
            variant="outlined"
          >
            {t('choose.next')}
          </Button>
        </Box>
      )}
    </AppDrawer>
  );
}

const PAGES_LOOK = { display: 'flex', alignItems: 'center', gap: 1, mt: 1.5, typography: 'body2' };

interface EventItemProps {
  event: ShowSummary;
  onChoose: () => void;
}

function EventItem({ event, onChoose }: EventItemProps) {
  const { i18n } = useTranslation('programme');
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <ButtonBase onClick={onChoose} sx={ROW_LOOK}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>
            {chooseText(event.name, i18n.language)}
          </Box>
          <Note>
            {formatZonedTime(event.startsAtLocal, event.timeZone)} · {event.venue.name}
          </Note>
        </Box>
        <StatusChip status={event.status} />
        <ChevronRightIcon sx={{ color: 'text.tertiary' }} />
      </ButtonBase>
    </Box>
  );
}

const ROW_LOOK = {
  width: '100%',
  minHeight: 56,
  py: 1,
  px: 1,
  gap: 1,
  textAlign: 'left',
  font: 'inherit',
  typography: 'body2',
  '&:hover': { bgcolor: 'background.hover' },
  '&:focus-visible': { outlineOffset: -2 },
};
