import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { DESK_LOOK } from './desk-look.ts';

/** Drawing, findings and blocks of a plan that is still loading, where they will stand. */
export function PlanSkeleton() {
  const { t } = useTranslation('seating-plans');
  return (
    <Box aria-label={t('plan.loading')} role="status" sx={{ display: 'grid', gap: 2 }}>
      <Box sx={DESK_LOOK}>
        <Skeleton sx={{ height: { xs: 342, sm: 482, lg: 602 } }} variant="rounded" />
        <Skeleton height={102} variant="rounded" />
      </Box>
      <Skeleton height={240} variant="rounded" />
    </Box>
  );
}
