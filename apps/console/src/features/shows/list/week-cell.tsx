import Box from '@mui/material/Box';
import type { ShowSummary } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { describeWeek, isStopped } from '../../../programme/shows/describe-sales.ts';
import { Sparkline } from '../../../ui/sparkline.tsx';

export function WeekCell({ show }: { show: Pick<ShowSummary, 'saleState' | 'sales'> }) {
  const { t } = useTranslation('shows');
  const week = describeWeek(show);
  if (week !== 'line')
    return (
      <Box component="span" sx={{ fontSize: 12, color: 'text.secondary' }}>
        {t(`list.week.${week}`)}
      </Box>
    );
  const values = show.sales.last7Days;
  return (
    <Sparkline isMuted={isStopped(show)} label={t('list.weekLabel', { values: values.join(', ') })} values={values} />
  );
}
