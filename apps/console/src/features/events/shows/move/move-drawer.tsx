import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { useNavigate, useOutletContext } from 'react-router';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { EditDrawer } from '#forms/object/object-drawer.tsx';
import { useShowCode } from '#programme/shows/use-show-code.ts';
import { MoveForm } from './move-form.tsx';

/** Called through the page's outlet after the show has moved. */
export type OnMoved = (moved: Show) => void;

/** `/shows/:showCode/move`, also over the details: another date, time, venue or tour, with a reason. */
export function MoveDrawer() {
  const { t } = useTranslation('shows');
  const navigate = useNavigate();
  const onMoved = useOutletContext<OnMoved | undefined>();
  const showCode = useShowCode();
  const result = useGetShowQuery({ params: { showCode } });
  const handleClose = () => void navigate('..', { relative: 'path' });
  const isCancelled = result.currentData?.status === 'CANCELLED';
  return (
    <EditDrawer
      id={showCode}
      label={t('page.loading')}
      {...(isCancelled && { missing: t('errors:reasons.RULE_BROKEN.cancelled-event-stays') })}
      onClose={handleClose}
      result={isCancelled ? { ...result, currentData: null } : result}
      title={t('move.title')}
    >
      {(show) => <MoveForm onClose={handleClose} onMoved={(moved) => onMoved?.(moved)} show={show} />}
    </EditDrawer>
  );
}
