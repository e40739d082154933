import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { useGetArtistCampaignQuery } from '#api/queries/events/artist-campaigns.ts';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { useGetVenueQuery } from '#api/queries/seating/venues.ts';
import { formatDay } from '#dates/format-date-time.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { DATA_TYPES, type DataType } from './selection-state.ts';
import type { Selection } from './use-selection.ts';

/** Further chips are only counted, because each has to load its name. */
const CHIPS_MAX = 8;

/** Keeps the selection in view, because it may be on other pages of the list. */
export function SelectedChips({ selection }: { selection: Selection }) {
  const { t } = useTranslation('reports');
  const { selected, count, remove, clear } = selection;
  if (count === 0) return null;
  const chosen = DATA_TYPES.flatMap((type) => selected[type].map((id) => ({ type, id })));
  // On paper nobody can look up the others; an event is known by its code too.
  const unnamed = chosen.slice(CHIPS_MAX).flatMap(({ type, id }) => (type === 'events' ? [id] : []));
  return (
    <Box aria-label={t('selection.chosen')} component="ul" sx={CHIPS_LOOK}>
      {chosen.slice(0, CHIPS_MAX).map(({ type, id }) => (
        <SelectedChip id={id} key={`${type} ${id}`} onRemove={() => remove(type, [id])} type={type} />
      ))}
      {count > CHIPS_MAX && <li>{t('selection.more', { count: count - CHIPS_MAX })}</li>}
      {unnamed.length > 0 && (
        <Box component="li" sx={{ display: 'none', displayPrint: 'block' }}>
          {unnamed.join(', ')}
        </Box>
      )}
      <Box component="li" sx={{ displayPrint: 'none' }}>
        <Button onClick={clear} size="small" variant="text">
          {t('selection.removeAll')}
        </Button>
      </Box>
    </Box>
  );
}

interface ChipProps {
  type: DataType;
  id: string;
  onRemove: () => void;
}

function SelectedChip({ type, id, onRemove }: ChipProps) {
  const { t } = useTranslation('reports');
  const name = useName(type, id);
  return (
    <Box component="li" sx={CHIP_LOOK}>
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {name}
      </Box>
      <ButtonBase aria-label={t('selection.remove', { name })} onClick={onRemove} sx={REMOVE_LOOK}>
        <CloseIcon sx={{ fontSize: 14 }} />
      </ButtonBase>
    </Box>
  );
}

/** Returns the name of a selected thing; its id while loading, and if it is deleted. */
function useName(type: DataType, id: string): string {
  const { i18n } = useTranslation('reports');
  const { data: show } = useGetShowQuery({ params: { showCode: id } }, { skip: type !== 'events' });
  const { data: venue } = useGetVenueQuery({ params: { venueId: Number(id) } }, { skip: type !== 'venues' });
  const { data: campaign } = useGetArtistCampaignQuery(
    { params: { artistCampaignId: Number(id) } },
    { skip: type !== 'campaigns' },
  );
  if (type === 'events') return show ? `${chooseText(show.name, i18n.language)}, ${formatDay(show.startsAtLocal)}` : id;
  if (type === 'venues') return venue?.name ?? id;
  return campaign ? chooseText(campaign.name, i18n.language) : id;
}

const CHIPS_LOOK = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.75,
  listStyle: 'none',
  m: 0,
  p: 0,
  typography: 'body2',
};

const CHIP_LOOK = {
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  height: 28,
  pl: 1,
  borderRadius: 1,
  border: 1,
  borderColor: 'primary.line',
  color: 'primary.ink',
  bgcolor: 'primary.soft',
};

const REMOVE_LOOK = { height: '100%', px: '6px', borderRadius: '5px', flex: 'none', displayPrint: 'none' };
