import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { LOOK } from '../../../brands/look.ts';
import { formatNumber } from '../../../i18n/format-number.ts';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import { countRangeSeats, type SeatRange } from '../desk/seat-ranges.ts';
import { sayRanges } from '../words/seat-words.ts';

const MOST_LINES = 200;

/** Seats in words, row by row, in a list that scrolls. */
export function SeatRangeList({ ranges, labelledBy }: { ranges: readonly SeatRange[]; labelledBy: string }) {
  const { t, i18n } = useTranslation('seats');
  const { desk } = useSeatDesk();
  const lines = sayRanges(t, desk.geometry, ranges);
  return (
    <Box component="ul" aria-labelledby={labelledBy} sx={LIST_LOOK}>
      {lines.slice(0, MOST_LINES).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {lines.length > MOST_LINES && (
        <li>{t('review.more', { number: formatNumber(countRangeSeats(ranges), i18n.language) })}</li>
      )}
    </Box>
  );
}

const LIST_LOOK = {
  m: 0,
  p: 0,
  maxHeight: 200,
  overflowY: 'auto',
  listStyle: 'none',
  fontSize: 13,
  lineHeight: '22px',
  color: LOOK.text2,
  fontVariantNumeric: 'tabular-nums',
};
