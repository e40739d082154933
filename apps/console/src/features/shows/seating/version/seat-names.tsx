import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { groupSeats } from './group-seats.ts';
import { ShortList } from './short-list.tsx';

interface SeatNamesProps {
  /** The first of them. */
  seatIds: readonly string[];
  count: number;
}

/** Seats by row; the first rows until the reader wants all that the server named. */
export function SeatNames({ seatIds, count }: SeatNamesProps) {
  const { t } = useTranslation('version-move');
  const unnamed = count - seatIds.length;
  return (
    <>
      <ShortList
        items={groupSeats(seatIds).map(({ row, seats }) => (
          <Box component="li" key={row}>
            <Box component="span" sx={{ fontWeight: 'fontWeightMedium' }}>
              {row}
            </Box>{' '}
            {seats}
          </Box>
        ))}
      />
      {unnamed > 0 && <Box sx={{ color: 'text.secondary' }}>{t('seats.more', { count: unnamed })}</Box>}
    </>
  );
}
