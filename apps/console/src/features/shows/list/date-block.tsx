import Box from '@mui/material/Box';
import type { ShowSummary } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { describeShowDate } from './describe-show-date.ts';

interface DateBlockProps {
  show: Pick<ShowSummary, 'startsAtLocal' | 'zoneName'>;
  /** On a card: the day over weekday and month. */
  isNarrow?: boolean;
}

/** The day in large figures beside weekday, month, time and zone. */
export function DateBlock({ show, isNarrow = false }: DateBlockProps) {
  const { i18n } = useTranslation('shows');
  const { day, weekday, month, year, time } = describeShowDate(show.startsAtLocal, i18n.language);
  const figures = (
    <Box component="span" sx={{ fontSize: 20, lineHeight: '28px', fontWeight: 620, letterSpacing: '-0.02em' }}>
      {day}
    </Box>
  );
  if (isNarrow)
    return (
      <Box sx={{ display: 'grid', alignContent: 'start', lineHeight: '18px' }}>
        {figures}
        <Box component="span" sx={{ fontSize: 12 }}>
          {weekday}
        </Box>
        <Box component="span" sx={{ fontSize: 11, color: 'text.secondary' }}>
          {month}
        </Box>
      </Box>
    );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: '10px' }}>
      <Box sx={{ width: 24, flex: 'none', textAlign: 'right' }}>{figures}</Box>
      <Box sx={{ typography: 'caption', minWidth: 0 }}>
        <Box component="span" sx={{ display: 'block', fontWeight: 'fontWeightMedium' }}>
          {weekday} · {month} {year}
        </Box>
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {time} {show.zoneName}
        </Box>
      </Box>
    </Box>
  );
}
