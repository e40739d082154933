import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { toOwnDay } from '#dates/calendar-day.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import { ChooseEvent } from '#programme/pickers/choose-event.tsx';
import { useLockReason } from '#session/use-features.ts';
import { usePromoter } from '#session/use-promoter.ts';

/** `/guest-lists/new`: chooses the show of the list, the next one first, then opens the drawer of the new list. */
export function ChooseListEvent() {
  const { t } = useTranslation('guest-lists');
  const navigate = useNavigate();
  const lockReason = useLockReason('guestlist:write');
  const { current, isLoading } = usePromoter();
  const search = usePageSearch();
  const handleClose = () => void navigate(`${paths.guestLists()}${search}`);
  if (lockReason !== undefined || isLoading)
    return (
      <AppDrawer heading={{ title: t('new.action') }} onClose={handleClose} open>
        {lockReason}
      </AppDrawer>
    );
  return (
    <ChooseEvent
      noEvents={t('new.noEvents')}
      onChoose={(showCode) => void navigate(paths.showGuestListNew(showCode))}
      onClose={handleClose}
      query={{ ...(current && { promoterCode: current.code }), dateFrom: toOwnDay(new Date()) }}
      text={t('new.whichEvent')}
      title={t('new.action')}
    />
  );
}
