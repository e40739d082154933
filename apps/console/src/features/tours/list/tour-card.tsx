import Box from '@mui/material/Box';
import type { TourSummary } from '@parterre/contract/tours';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../dates/format-date-time.ts';
import { TourCell } from './tour-cell.tsx';

/** A tour on a phone. */
export function TourCard({ tour }: { tour: TourSummary }) {
  const { t } = useTranslation('tours');
  const next = tour.nextShowOn ? t('list.nextOn', { day: formatDay(tour.nextShowOn) }) : t('list.noShow');
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <TourCell tour={tour} />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontSize: 12, color: 'text.secondary' }}>
        <span>{t('list.showCount', { count: tour.showCount })}</span>
        <span>{next}</span>
      </Box>
    </Box>
  );
}
