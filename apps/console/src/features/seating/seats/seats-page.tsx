import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatch } from 'react-router';
import { errorText } from '#api/error-text.ts';
import { useListHoldsQuery } from '#api/queries/events/holds.ts';
import { useListPricesQuery } from '#api/queries/events/prices.ts';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { selectUnsavedChanges } from '#api/settings.ts';
import { useAppSelector } from '#api/store.ts';
import { PATTERNS, paths } from '#pages/paths.ts';
import { type SeatSource, UnreadablePlan, useLoadedSeats } from '#programme/seats/load-seats.ts';
import { useShowCode } from '#programme/shows/use-show-code.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import type { SeatsShow } from './desk/seat-desk-context.ts';
import { SeatsSkeleton } from './seats-skeleton.tsx';
import { SeatsWorkspace } from './seats-workspace.tsx';

/** The seat manager. Both kinds share one page, so that switching keeps unsaved edits. */
export function SeatsPage() {
  const showCode = useShowCode();
  const [attempt, setAttempt] = useState(0);
  return <SeatsOfShow key={`${showCode}-${attempt}`} showCode={showCode} onRetry={() => setAttempt(attempt + 1)} />;
}

function SeatsOfShow({ showCode, onRetry }: { showCode: string; onRetry: () => void }) {
  const { t } = useTranslation('seats');
  const kind = useMatch({ path: PATTERNS.seatHolds, end: false }) ? 'holds' : 'tickets';
  const params = { params: { showCode } };
  const show = useGetShowQuery(params);
  const prices = useListPricesQuery({ ...params, query: {} });
  const holds = useListHoldsQuery(params);
  const { loading: state } = useLoadedSeats(useOpenPlan(show.data ? findSource(show.data) : null));
  // After a failed refetch the old data stays, because the map has unsaved edits.
  const unread = [show, prices, holds].find(({ data, error }) => error && !data);
  const error = unread?.error ?? (state.status === 'failed' ? state.error : undefined);
  if (error) {
    const handleRetryAll = () => {
      for (const query of [show, prices, holds]) if (query.error) void query.refetch();
      onRetry();
    };
    return (
      <SeatsNotice
        showCode={showCode}
        title={t(error instanceof UnreadablePlan ? 'unreadablePlan.title' : 'loadingFailed')}
        text={error instanceof UnreadablePlan ? t('unreadablePlan.text') : errorText(error)}
        action={<Button onClick={handleRetryAll}>{t('kit:retry')}</Button>}
      />
    );
  }
  if (show.data && !findSource(show.data)) {
    return <SeatsNotice showCode={showCode} title={t('noPlan.title')} text={t('noPlan.text')} />;
  }
  if (!show.data || !prices.data || !holds.data || state.status !== 'ready') return <SeatsSkeleton />;
  return (
    <SeatsWorkspace
      key={state.value.planVersionId}
      show={show.data}
      kind={kind}
      seats={state.value}
      prices={prices.data.items}
      holds={holds.data.items}
    />
  );
}

/** Returns null for a show without a plan. */
function findSource({ showCode, seatingPlanId, geometryHash }: SeatsShow): SeatSource | null {
  return seatingPlanId === null || geometryHash === null ? null : { showCode, seatingPlanId, geometryHash };
}

interface SeatsNoticeProps {
  showCode: string;
  title: string;
  text: string;
  action?: ReactNode;
}

function SeatsNotice({ showCode, title, text, action }: SeatsNoticeProps) {
  const { t } = useTranslation('seats');
  return (
    <Box sx={{ minHeight: '100vh', display: 'grid', placeContent: 'center' }}>
      <EmptyState
        title={title}
        text={text}
        actions={
          <>
            {action}
            <Button href={paths.show(showCode)}>{t('bar.back')}</Button>
          </>
        }
      />
    </Box>
  );
}

/**
 * Returns the show's plan. While there are unsaved edits, the open plan stays even if the show gets another: saving
 * reports the conflict, and the edits do not disappear.
 */
function useOpenPlan(offered: SeatSource | null): SeatSource | null {
  const { inPage } = useAppSelector(selectUnsavedChanges);
  const [open, setOpen] = useState(offered);
  const isOther = open?.seatingPlanId !== offered?.seatingPlanId || open?.geometryHash !== offered?.geometryHash;
  if (!isOther || (inPage && open !== null)) return open;
  setOpen(offered);
  return offered;
}
