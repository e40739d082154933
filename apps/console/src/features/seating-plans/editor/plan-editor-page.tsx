import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { errorText } from '#api/error-text.ts';
import { useGetVenueQuery } from '#api/queries/venues.ts';
import { paths } from '#pages/paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { usePlanLock } from '../use-plan-lock.ts';
import { PlanWorkspace } from './plan-workspace.tsx';
import { type OpenedDraft, openDraft } from './save/use-draft-saver.ts';

/** `/venues/:venueId/plans/:planId/edit`: draw the plan; events get it when it is published. */
export function PlanEditorPage() {
  const { t } = useTranslation('plan-editor');
  const params = useParams();
  const venueId = Number(params.venueId);
  const planId = Number(params.planId);
  const { data: venue, error: venueError } = useGetVenueQuery({ params: { venueId } });
  const lockReason = usePlanLock(venue);
  const { state, attempt, reopen } = useOpenDraft(planId);
  const error = state.status === 'failed' ? state.error : venueError;
  if (error)
    return (
      <Box sx={{ minHeight: '100vh', display: 'grid', placeContent: 'center' }}>
        <EmptyState
          actions={
            <>
              <Button onClick={reopen}>{t('kit:retry')}</Button>
              <Button href={paths.venue(venueId)}>{t('bar.back')}</Button>
            </>
          }
          text={errorText(error)}
          title={t('failed')}
        />
      </Box>
    );
  if (state.status !== 'open' || !venue)
    return (
      <Box aria-label={t('loading')} role="status" sx={{ height: '100vh', p: 2, display: 'grid', gap: 2 }}>
        <Skeleton height={36} variant="rounded" />
        <Skeleton height="calc(100vh - 100px)" variant="rounded" />
      </Box>
    );
  return (
    <PlanWorkspace
      key={`${planId}-${attempt}-${state.opened.draft.revision}`}
      lockReason={lockReason}
      opened={state.opened}
      venue={venue}
    />
  );
}

type Opening = { status: 'opening' } | { status: 'failed'; error: unknown } | { status: 'open'; opened: OpenedDraft };

/** The draft of a plan, read once: from then on the desk is the truth, until `reopen`. */
function useOpenDraft(planId: number) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Opening & { attempt: number; planId: number }>({
    status: 'opening',
    attempt,
    planId,
  });
  // Documents of 100,000 seats stay out of the cache; the request is the browser's.
  useEffect(() => {
    const stop = new AbortController();
    openDraft(planId, stop.signal).then(
      (opened) => setState({ status: 'open', opened, attempt, planId }),
      (error: unknown) => {
        if (!stop.signal.aborted) setState({ status: 'failed', error, attempt, planId });
      },
    );
    return () => stop.abort();
  }, [planId, attempt]);
  const isCurrent = state.attempt === attempt && state.planId === planId;
  const current: Opening = isCurrent ? state : { status: 'opening' };
  return { state: current, attempt, reopen: () => setAttempt(attempt + 1) };
}
