import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Show } from '@parterre/contract/shows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../api/error-text.ts';
import { useListShowsQuery } from '../../api/queries/shows.ts';
import { AppDrawer } from '../../drawers/app-drawer.tsx';
import { useSettled } from '../../forms/use-settled.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { EventItem } from './event-item.tsx';

interface ChooseEventProps {
  show: Pick<Show, 'showCode' | 'promoterCode'>;
  title: string;
  /** What comes from the chosen event. */
  text: string;
  onChoose: (showCode: string) => void;
  onClose: () => void;
}

const PAGE_SIZE = 50;

/** Which event something is copied from: those of the promoter that the user may copy from, newest first. */
export function ChooseEvent({ show, title, text, onChoose, onClose }: ChooseEventProps) {
  const { t } = useTranslation('programme');
  const [typed, setTyped] = useState('');
  const searchTerm = useSettled(typed.trim());
  const [turned, setTurned] = useState({ searchTerm, pageIndex: 1 });
  const pageIndex = turned.searchTerm === searchTerm ? turned.pageIndex : 1;
  const turnTo = (index: number) => setTurned({ searchTerm, pageIndex: index });
  const { data, currentData, error, refetch } = useListShowsQuery({
    query: {
      context: 'copyFrom',
      promoterCode: show.promoterCode,
      pageIndex,
      pageSize: PAGE_SIZE,
      sortOrder: 'Date',
      sortOrderDescending: true,
      ...(searchTerm ? { searchTerm } : {}),
    },
  });
  const page = currentData ?? data;
  const events = page?.items.filter(({ showCode }) => showCode !== show.showCode);
  return (
    <AppDrawer heading={{ title }} onClose={onClose} open>
      <Box component="p" sx={{ m: 0, mb: 1.5, color: 'text.secondary' }}>
        {text}
      </Box>
      <OutlinedInput
        autoFocus
        fullWidth
        inputProps={{ 'aria-label': t('choose.search'), maxLength: 200, autoComplete: 'off' }}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={t('choose.search')}
        startAdornment={<SearchIcon sx={{ color: 'text.tertiary', mr: 0.75 }} />}
        type="search"
        value={typed}
      />
      {error && !page && (
        <Alert
          action={<Button onClick={() => void refetch()}>{t('choose.retry')}</Button>}
          severity="error"
          sx={{ mt: 1.5 }}
        >
          {errorText(error)}
        </Alert>
      )}
      {!page && !error && <SkeletonRows count={8} label={t('choose.loading')} rowHeight={56} />}
      {events?.length === 0 && (
        <Box sx={{ py: 4, textAlign: 'center', color: 'text.secondary' }}>
          {t(searchTerm ? 'choose.nothing' : 'choose.noEvents')}
        </Box>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {events?.map((event) => (
          <EventItem event={event} key={event.showCode} onChoose={() => onChoose(event.showCode)} />
        ))}
      </Box>
      {page && page.totalPages > 1 && (
        <Box component="nav" aria-label={t('choose.pages')} sx={PAGES_LOOK}>
          <Button disabled={pageIndex === 1} onClick={() => turnTo(pageIndex - 1)} variant="outlined">
            {t('choose.newer')}
          </Button>
          <Box component="span" role="status" sx={{ flex: 1, textAlign: 'center', color: 'text.secondary' }}>
            {t('choose.page', { page: pageIndex, pages: page.totalPages })}
          </Box>
          <Button disabled={pageIndex >= page.totalPages} onClick={() => turnTo(pageIndex + 1)} variant="outlined">
            {t('choose.older')}
          </Button>
        </Box>
      )}
    </AppDrawer>
  );
}

const PAGES_LOOK = { display: 'flex', alignItems: 'center', gap: 1, mt: 1.5, fontSize: 13 };
