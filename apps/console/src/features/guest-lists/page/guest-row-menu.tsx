import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Guest, GuestList } from '@parterre/contract/guest-lists';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRemoveGuestMutation } from '#api/queries/guest-lists.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import { MoreIcon } from '#ui/icons.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { guestErrorText } from '../guest-error-text.ts';
import { canDo, GUEST_ACTIONS, useGuestActions } from './use-guest-actions.ts';

/** What can be done with one guest. */
export function GuestRowMenu({ guest, list }: { guest: Guest; list: GuestList }) {
  const { t } = useTranslation('guest-lists');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const actions = useGuestActions(list);
  const [remove] = useRemoveGuestMutation();
  const search = usePageSearch();
  const close = () => setAnchor(null);
  const { guestId, name, orderId, revision } = guest;
  const canRemove = orderId === null && list.status === 'OPEN' && actions.reasonFor('decline') === undefined;
  const takeOff = async () => {
    try {
      await remove({ params: { guestListId: list.guestListId, guestId }, revision }).unwrap();
      showToast(t('done.remove', { name }), 'success');
    } catch (error) {
      showToast(guestErrorText(error, t), 'error');
    }
  };
  return (
    <>
      <IconButton
        aria-expanded={anchor !== null}
        aria-haspopup="menu"
        aria-label={t('menu.label', { name })}
        onClick={(event) => setAnchor(event.currentTarget)}
        size="small"
      >
        <MoreIcon />
      </IconButton>
      {anchor && (
        <Menu anchorEl={anchor} onClick={close} onClose={close} open>
          <MenuItem component={Link} to={`${paths.showGuest(list.showCode, list.guestListId, guestId)}${search}`}>
            {t('menu.edit')}
          </MenuItem>
          {orderId !== null && (
            <MenuItem component={Link} to={paths.order(orderId)}>
              {t('menu.order')}
            </MenuItem>
          )}
          {GUEST_ACTIONS.filter((action) => canDo(action, guest)).map((action) => (
            <MenuItem
              aria-description={actions.reasonFor(action)}
              disabled={actions.reasonFor(action) !== undefined}
              key={action}
              onClick={() => void actions.run(action, [guestId])}
            >
              {t(`menu.${action}`)}
            </MenuItem>
          ))}
          {list.isSeated && canDo('issue', guest) && (
            <MenuItem
              component={Link}
              disabled={actions.reasonFor('issue') !== undefined}
              to={`${paths.showGuestIssue(list.showCode, list.guestListId, guestId)}${search}`}
            >
              {t('menu.issueSeats')}
            </MenuItem>
          )}
          {orderId === null && (
            <MenuItem disabled={!canRemove} onClick={() => void takeOff()} sx={{ color: 'error.main' }}>
              {t('menu.remove')}
            </MenuItem>
          )}
        </Menu>
      )}
    </>
  );
}
