import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { PerformingArtist } from '@parterre/contract/lookups';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { passFocusOn } from '#forms/pass-focus-on.ts';
import { moveItem } from '#tables/columns/column-layout.ts';
import { SortableHandle } from '#tables/sortable/sortable-handle.tsx';
import { SortableScope } from '#tables/sortable/sortable-scope.tsx';
import { useSortableItem } from '#tables/sortable/use-sortable-item.ts';
import { CloseIcon } from '#ui/icons.tsx';

interface ChosenArtistsProps {
  artists: readonly PerformingArtist[];
  isLocked: boolean;
  onChange: (artists: PerformingArtist[]) => void;
  /** The id of the search field, which takes the focus when an artist is removed. */
  searchId: string;
}

export function ChosenArtists({ artists, isLocked, onChange, searchId }: ChosenArtistsProps) {
  const { t } = useTranslation('artists');
  const getLabel = (id: string) =>
    artists.find(({ performingArtistId }) => String(performingArtistId) === id)?.name ?? '';
  return (
    <SortableScope
      getLabel={getLabel}
      ids={artists.map(({ performingArtistId }) => String(performingArtistId))}
      onMove={(from, to) => onChange(moveItem(artists, from, to))}
    >
      <Box aria-label={t('chosen')} component="ul" data-rows sx={LIST_LOOK}>
        {artists.map((artist) => (
          <ArtistRow
            artist={artist}
            canMove={artists.length > 1 && !isLocked}
            isLocked={isLocked}
            key={artist.performingArtistId}
            onRemove={(button) => {
              passFocusOn(button, document.getElementById(searchId));
              onChange(artists.filter((other) => other !== artist));
            }}
          />
        ))}
      </Box>
    </SortableScope>
  );
}

interface ArtistRowProps {
  artist: PerformingArtist;
  canMove: boolean;
  isLocked: boolean;
  onRemove: (button: HTMLElement) => void;
}

function ArtistRow({ artist, canMove, isLocked, onRemove }: ArtistRowProps) {
  const { t } = useTranslation('artists');
  const { ref, style, isDragging, handle } = useSortableItem(String(artist.performingArtistId));
  return (
    <Box component="li" ref={ref} style={style} sx={{ ...ROW_LOOK, boxShadow: isDragging ? LOOK.shadowPop : 'none' }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{artist.name}</Box>
      {canMove && <SortableHandle handle={handle} />}
      <IconButton
        aria-label={t('remove', { name: artist.name })}
        data-removes-row
        disabled={isLocked}
        onClick={(event) => onRemove(event.currentTarget)}
        size="small"
        type="button"
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

const LIST_LOOK = {
  listStyle: 'none',
  m: 0,
  p: 0,
  border: `1px solid ${LOOK.line}`,
  borderRadius: 1,
  overflow: 'hidden',
  '& > li + li': { borderTop: `1px solid ${LOOK.line}` },
};

const ROW_LOOK = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 36,
  pl: 1.25,
  pr: 0.5,
  fontSize: 13,
  bgcolor: LOOK.surface,
};
