import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import type { FoundSeat } from './find-seats.ts';

interface FoundSeatsProps {
  found: readonly FoundSeat[];
  /** The index of the option selected by the arrow keys. */
  active: number;
  listId: string;
  isWide: boolean;
  onChoose: (seat: number) => void;
}

export function FoundSeats({ found, active, listId, isWide, onChoose }: FoundSeatsProps) {
  const { t } = useTranslation('seats');
  const look = { ...LIST_LOOK, ...(isWide && WIDE_LIST_LOOK) };
  if (found.length === 0)
    return (
      <Box role="status" sx={{ ...look, px: 1.5, py: 1.25, color: LOOK.text3 }}>
        {t('kit:tables.noResults')}
      </Box>
    );
  return (
    <Box id={listId} role="listbox" aria-label={t('find.results')} sx={look}>
      {found.map((seat, at) => (
        <Box
          key={seat.seat}
          id={`${listId}-${at}`}
          role="option"
          aria-selected={at === active}
          // Keeps the focus in the field, so that the list is still open when the press ends.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(seat.seat)}
          sx={OPTION_LOOK}
        >
          {t('seat.name', { block: seat.block, row: seat.row, seat: seat.label })}
        </Box>
      ))}
    </Box>
  );
}

const LIST_LOOK = {
  position: 'absolute',
  right: 0,
  top: 34,
  minWidth: 260,
  p: 0.5,
  borderRadius: 1,
  bgcolor: LOOK.surface,
  boxShadow: LOOK.shadowPop,
  typography: 'body2',
};

const WIDE_LIST_LOOK = { left: 0, top: 46 };

const OPTION_LOOK = {
  px: 1,
  lineHeight: '32px',
  borderRadius: '4px',
  cursor: 'pointer',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&[aria-selected=true], &:hover': { bgcolor: LOOK.active },
};
