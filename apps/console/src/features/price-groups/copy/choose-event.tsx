import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Show } from '@parterre/contract/shows';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../api/error-text.ts';
import { AppDrawer } from '../../../drawers/app-drawer.tsx';
import { SearchIcon } from '../../../ui/icons.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { useListShowsQuery } from '../../shows/queries.ts';
import { EventItem } from './event-item.tsx';

interface ChooseEventProps {
  show: Pick<Show, 'showCode' | 'promoterCode'>;
  onChoose: (showCode: string) => void;
  onClose: () => void;
}

const PAGE_SIZE = 50;

/** Which event the groups come from: those of the promoter that the user may copy from, newest first. */
export function ChooseEvent({ show, onChoose, onClose }: ChooseEventProps) {
  const { t } = useTranslation('price-groups');
  const [typed, setTyped] = useState('');
  const searchTerm = useDeferredValue(typed.trim());
  const { data, currentData, error, refetch } = useListShowsQuery({
    query: {
      context: 'copyFrom',
      promoterCode: show.promoterCode,
      pageSize: PAGE_SIZE,
      sortOrder: 'Date',
      sortOrderDescending: true,
      ...(searchTerm ? { searchTerm } : {}),
    },
  });
  const page = currentData ?? data;
  const events = page?.items.filter(({ showCode }) => showCode !== show.showCode);
  const hidden = page ? page.totalItems - page.items.length : 0;
  return (
    <AppDrawer heading={{ title: t('copy.title') }} onClose={onClose} open>
      <Box component="p" sx={{ m: 0, mb: 1.5, color: 'text.secondary' }}>
        {t('copy.text')}
      </Box>
      <OutlinedInput
        autoFocus
        fullWidth
        inputProps={{ 'aria-label': t('copy.search'), maxLength: 200, autoComplete: 'off' }}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={t('copy.search')}
        startAdornment={<SearchIcon sx={{ color: 'text.tertiary', mr: 0.75 }} />}
        type="search"
        value={typed}
      />
      {error && !page && (
        <Alert action={<Button onClick={() => void refetch()}>{t('retry')}</Button>} severity="error" sx={{ mt: 1.5 }}>
          {errorText(error)}
        </Alert>
      )}
      {!page && !error && <SkeletonRows count={8} label={t('loading')} rowHeight={56} />}
      {events?.length === 0 && (
        <Box sx={{ py: 4, textAlign: 'center', color: 'text.secondary' }}>
          {t(searchTerm ? 'copy.nothing' : 'copy.noEvents')}
        </Box>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {events?.map((event) => (
          <EventItem event={event} key={event.showCode} onChoose={() => onChoose(event.showCode)} />
        ))}
      </Box>
      {hidden > 0 && (
        <Box component="p" sx={{ fontSize: 12, color: 'text.secondary' }}>
          {t('copy.more', { count: hidden })}
        </Box>
      )}
    </AppDrawer>
  );
}
