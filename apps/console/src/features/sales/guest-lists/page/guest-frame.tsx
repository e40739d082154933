import type { GuestList } from '@parterre/contract/guest-lists/guest-list';
import type { Guest } from '@parterre/contract/guest-lists/guests';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useGetGuestListQuery, useListGuestsQuery } from '#api/queries/sales/guest-lists.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { EditDrawer } from '#forms/object/object-drawer.tsx';
import { paths } from '#pages/paths.ts';
import { useIdParam } from '#pages/use-id-param.ts';
import { useGuestListParam } from '../use-guest-list-param.ts';

interface GuestFrameProps {
  children: (found: { guest: Guest; list: GuestList; close: () => void }) => ReactNode;
}

/**
 * Loads the guest of the URL for a drawer over the list; until then, and if the guest does not exist, shows a drawer
 * that says so.
 */
export function GuestFrame({ children }: GuestFrameProps) {
  const { t } = useTranslation('guest-lists');
  const navigate = useNavigate();
  const search = usePageSearch();
  const { showCode, guestListId } = useGuestListParam();
  const guestId = useIdParam('guestId');
  const { currentData: list } = useGetGuestListQuery({ params: { guestListId } });
  const found = useListGuestsQuery({ params: { guestListId }, query: { guestId } });
  const guest = found.currentData && (found.currentData.items[0] ?? null);
  const handleClose = () => void navigate(`${paths.showGuestList(showCode, guestListId)}${search}`);
  return (
    <EditDrawer
      id={guestId}
      label={t('loading')}
      onClose={handleClose}
      result={{ currentData: guest && list && { guest, list }, error: found.error, refetch: found.refetch }}
      title={t('guest.title')}
    >
      {(both) => children({ ...both, close: handleClose })}
    </EditDrawer>
  );
}
