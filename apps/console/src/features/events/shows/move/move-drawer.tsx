import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { useNavigate, useOutletContext } from 'react-router';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { RetryAlert } from '#pages/retry-alert.tsx';
import { useShowCode } from '#programme/shows/use-show-code.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { MoveForm } from './move-form.tsx';

/** What a page hears through its outlet when the event under it was moved. */
export type OnMoved = (moved: Show) => void;

/** `/shows/:showCode/move` and over the details: another date, time, venue or tour, with the reason. */
export function MoveDrawer() {
  const { t } = useTranslation('shows');
  const navigate = useNavigate();
  const onMoved = useOutletContext<OnMoved | undefined>();
  const { currentData: show, error, refetch } = useGetShowQuery({ params: { showCode: useShowCode() } });
  const handleClose = () => void navigate('..', { relative: 'path' });
  if (show && show.status !== 'CANCELLED')
    return <MoveForm onClose={handleClose} onMoved={(moved) => onMoved?.(moved)} show={show} />;
  return (
    <AppDrawer heading={{ title: t('move.title') }} onClose={handleClose} open>
      {error && <RetryAlert error={error} onRetry={refetch} />}
      {show && t('errors:reasons.RULE_BROKEN.cancelled-event-stays')}
      {!show && !error && <SkeletonRows count={4} label={t('page.loading')} rowHeight={56} />}
    </AppDrawer>
  );
}
