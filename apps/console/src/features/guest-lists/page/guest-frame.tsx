import type { Guest, GuestList } from '@parterre/contract/guest-lists';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { parseId } from '../../../api/cookies.ts';
import { errorText } from '../../../api/error-text.ts';
import { useGetGuestListQuery, useListGuestsQuery } from '../../../api/queries/guest-lists.ts';
import { AppDrawer } from '../../../drawers/app-drawer.tsx';
import { usePageSearch } from '../../../drawers/use-page-search.ts';
import { paths } from '../../../paths.ts';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { useGuestListParam } from '../use-guest-list-param.ts';

interface GuestFrameProps {
  children: (found: { guest: Guest; list: GuestList; close: () => void }) => ReactNode;
}

/** Finds the guest of the URL for a drawer over their list; until then, and when there is none, a drawer that says so. */
export function GuestFrame({ children }: GuestFrameProps) {
  const { t } = useTranslation('guest-lists');
  const navigate = useNavigate();
  const search = usePageSearch();
  const { showCode, guestListId } = useGuestListParam();
  const guestId = parseId(useParams().guestId ?? '') ?? 0;
  const { currentData: list } = useGetGuestListQuery({ params: { guestListId } });
  const found = useListGuestsQuery({ params: { guestListId }, query: { guestId } });
  const guest = found.currentData?.items[0];
  const close = () => void navigate(`${paths.showGuestList(showCode, guestListId)}${search}`);
  if (list && guest) return children({ guest, list, close });
  return (
    <AppDrawer heading={{ title: t('guest.title') }} onClose={close} open>
      {found.error ? (
        errorText(found.error)
      ) : found.isFetching ? (
        <SkeletonRows count={3} label={t('loading')} rowHeight={56} />
      ) : (
        t('errors:NOT_FOUND')
      )}
    </AppDrawer>
  );
}
