import type { GuestList } from '@parterre/contract/guest-lists/guest-list';
import type { Guest } from '@parterre/contract/guest-lists/guests';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemoveGuestMutation } from '#api/queries/sales/guest-lists.ts';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import { MenuEntry, MoreMenu } from '#ui/controls/more-menu.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { guestErrorText } from '../guest-error-text.ts';
import { canDo, GUEST_ACTIONS, useGuestActions } from './use-guest-actions.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/**
 * The actions on one guest; what cannot be undone is asked about. A refusal is shown where it was asked. Needs `guestlist:write`.
 */
export function GuestRowMenu({ guest, list }: { guest: Guest; list: GuestList }) {
  const { t } = useTranslation('guest-lists');
  const actions = useGuestActions(list);
  const [remove] = useRemoveGuestMutation();
  const search = usePageSearch();
  const [asked, setAsked] = useState<'withdraw' | 'remove'>();
  const handleClose = () => setAsked(undefined);
  const { guestId, name, orderId, revision } = guest;
  const removeReason =
    actions.reasonFor('decline') ?? (list.status === 'OPEN' ? undefined : t('errors:reasons.RULE_BROKEN.cut-off'));
  const handleTakeOff = async () => {
    await remove({ params: { guestListId: list.guestListId, guestId }, revision }).unwrap();
    showToast(t('done.remove', { name }), 'success');
    handleClose();
  };
  return (
    <>
      <MoreMenu label={t('menu.label', { name })}>
        <MenuEntry
          label={t('menu.edit')}
          to={`${paths.showGuest(list.showCode, list.guestListId, guestId)}${search}`}
        />
        {orderId !== null && <MenuEntry label={t('menu.order')} to={paths.order(orderId)} />}
        {GUEST_ACTIONS.filter((action) => canDo(action, guest)).map((action) => (
          <MenuEntry
            isDangerous={action === 'withdraw'}
            key={action}
            label={t(`menu.${action}`)}
            onChoose={() => (action === 'withdraw' ? setAsked('withdraw') : void actions.run(action, [guestId]))}
            reason={actions.reasonFor(action)}
          />
        ))}
        {list.isSeated && canDo('issue', guest) && (
          <MenuEntry
            label={t('menu.issueSeats')}
            reason={actions.reasonFor('issue')}
            to={`${paths.showGuestIssue(list.showCode, list.guestListId, guestId)}${search}`}
          />
        )}
        {orderId === null && (
          <MenuEntry isDangerous label={t('menu.remove')} onChoose={() => setAsked('remove')} reason={removeReason} />
        )}
      </MoreMenu>
      <WithdrawDialog actions={actions} guestIds={asked === 'withdraw' ? [guestId] : null} onClose={handleClose} />
      <ConfirmDialog
        describe={(error) => guestErrorText(error, t)}
        onClose={handleClose}
        onConfirm={handleTakeOff}
        request={
          asked === 'remove'
            ? {
                title: t('ask.remove', { name }),
                body: t('ask.removeText'),
                confirmLabel: t('menu.remove'),
                isDangerous: true,
              }
            : null
        }
      />
    </>
  );
}
