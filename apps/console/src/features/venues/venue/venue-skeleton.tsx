import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

/** The facts and the plans of a venue that is still loading, where they will stand. */
export function VenueSkeleton() {
  const { t } = useTranslation('venues');
  return (
    <Box aria-label={t('page.loading')} role="status">
      <Skeleton height={94} variant="rounded" />
      <Skeleton height={16} sx={{ mt: 3, mb: 1.5 }} variant="rounded" width={120} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))' }}>
        <Skeleton height={242} variant="rounded" />
        <Skeleton height={242} variant="rounded" />
      </Box>
    </Box>
  );
}
