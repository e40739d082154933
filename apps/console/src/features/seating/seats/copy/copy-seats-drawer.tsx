import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { paths } from '#pages/paths.ts';
import { ChooseEvent } from '#programme/pickers/choose-event.tsx';
import { useLockReason } from '#session/use-features.ts';
import { changeParams } from '#ui/url/change-params.ts';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import { CopySeatsFromEvent } from './copy-seats-from-event.tsx';

/**
 * Copies the allocation of another show: first that show is chosen; `?from=` then names it, and the copy is previewed.
 * Users without the permission are told so.
 */
export function CopySeatsDrawer() {
  const { t } = useTranslation('seats');
  const { show } = useSeatDesk();
  const lockReason = useLockReason('seat:write');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const from = params.get('from')?.toUpperCase();
  const withFrom = (next: string | undefined) => changeParams(params, { from: next }).toString();
  const handleChoose = (next: string | undefined) => void navigate({ pathname, search: withFrom(next) });
  const handleClose = () =>
    void navigate({ pathname: paths.seats(show.showCode, 'tickets'), search: withFrom(undefined) });
  if (lockReason !== undefined)
    return (
      <AppDrawer heading={{ title: t('copy.title') }} onClose={handleClose} open>
        {lockReason}
      </AppDrawer>
    );
  if (from === undefined)
    return (
      <ChooseEvent
        exceptShowCode={show.showCode}
        onChoose={handleChoose}
        onClose={handleClose}
        query={{ context: 'copyFrom', promoterCode: show.promoterCode, sortOrderDescending: true }}
        text={t('copy.text')}
        title={t('copy.title')}
      />
    );
  return (
    <CopySeatsFromEvent fromShowCode={from} key={from} onBack={() => handleChoose(undefined)} onClose={handleClose} />
  );
}
