import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import { throwIfMissing } from '#api/failure.ts';
import { useGetVenueQuery } from '#api/queries/seating/venues.ts';
import { useUncached } from '#api/use-uncached.ts';
import { paths } from '#pages/paths.ts';
import { useIdParam } from '#pages/use-id-param.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { usePlanLock } from '../use-plan-lock.ts';
import { PlanWorkspace } from './plan-workspace.tsx';
import { openDraft } from './save/use-draft-saver.ts';

/** `/venues/:venueId/plans/:planId/edit`: draws the plan; shows get it after it is published. */
export function PlanEditorPage() {
  const { t } = useTranslation('plan-editor');
  const venueId = useIdParam('venueId');
  const planId = useIdParam('planId');
  const { currentData: venue, error: venueError, refetch } = useGetVenueQuery({ params: { venueId } });
  const lockReason = usePlanLock(venue);
  // Read only once: from then on the desk holds the drawing.
  const { loading, retry } = useUncached(planId, openDraft);
  // A venue that could not be read again is still the venue: its error must not take the drawing away.
  const error = loading.status === 'failed' ? loading.error : venue ? undefined : venueError;
  throwIfMissing(error);
  const handleRetry = () => {
    if (!venue) void refetch();
    if (loading.status === 'failed') retry();
  };
  if (error)
    return (
      <Box sx={{ minHeight: '100vh', display: 'grid', placeContent: 'center' }}>
        <EmptyState
          actions={
            <>
              <Button onClick={handleRetry}>{t('kit:retry')}</Button>
              <Button href={paths.venue(venueId)}>{t('bar.back')}</Button>
            </>
          }
          text={errorText(error)}
          title={t('failed')}
        />
      </Box>
    );
  if (loading.status !== 'ready' || !venue)
    return (
      <Box aria-label={t('loading')} role="status" sx={{ height: '100vh', p: 2, display: 'grid', gap: 2 }}>
        <Skeleton height={36} variant="rounded" />
        <Skeleton height="calc(100vh - 100px)" variant="rounded" />
      </Box>
    );
  return (
    <PlanWorkspace
      key={`${planId}-${loading.value.draft.revision}`}
      lockReason={lockReason}
      opened={loading.value}
      venue={venue}
    />
  );
}
