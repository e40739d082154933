import type { GuestList } from '@parterre/contract/guest-lists/guest-list';
import type { Guest } from '@parterre/contract/guest-lists/guests';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkBar } from '#tables/selection/bulk-bar.tsx';
import type { DataTableModel } from '#tables/use-data-table.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { TicketIcon } from '#ui/icons.tsx';
import { canDo, GUEST_ACTIONS, type GuestAction, useGuestActions } from './use-guest-actions.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

export function GuestBulkBar({ list, model }: { list: GuestList; model: DataTableModel<Guest> }) {
  const { t } = useTranslation('guest-lists');
  const actions = useGuestActions(list);
  const [running, setRunning] = useState<GuestAction>();
  const [withdrawn, setWithdrawn] = useState<number[] | null>(null);
  const chosen = model.selectedRows;
  const handleRun = async (action: GuestAction, guests: readonly Guest[]) => {
    const guestIds = guests.map(({ guestId }) => guestId);
    if (action === 'withdraw') return setWithdrawn(guestIds);
    setRunning(action);
    const isDone = await actions.run(action, guestIds);
    setRunning(undefined);
    if (isDone) model.clearSelection();
  };
  return (
    <BulkBar count={chosen.length} onClear={model.clearSelection}>
      {GUEST_ACTIONS.map((action) => {
        const able = chosen.filter((guest) => canDo(action, guest));
        return (
          able.length > 0 && (
            <ReasonedButton
              color={action === 'withdraw' ? 'error' : 'inherit'}
              key={action}
              loading={running === action}
              onClick={() => void handleRun(action, able)}
              reason={actions.reasonFor(action)}
              variant="text"
            >
              {t(`bulk.${action}`, { count: able.length })}
            </ReasonedButton>
          )
        );
      })}
      <WithdrawDialog
        actions={actions}
        guestIds={withdrawn}
        onClose={() => setWithdrawn(null)}
        onDone={model.clearSelection}
      />
    </BulkBar>
  );
}

export function IssueButton({ list }: { list: GuestList }) {
  const { t } = useTranslation('guest-lists');
  const actions = useGuestActions(list);
  const [isRunning, setRunning] = useState(false);
  const { approved } = list.figures;
  const reason = actions.reasonFor('issue') ?? (approved === 0 ? t('issue.nobody') : undefined);
  const handleRun = async () => {
    setRunning(true);
    await actions.issueAll();
    setRunning(false);
  };
  return (
    <ReasonedButton
      loading={isRunning}
      onClick={() => void handleRun()}
      reason={reason}
      startIcon={<TicketIcon />}
      variant="outlined"
    >
      {t('issue.action')}
    </ReasonedButton>
  );
}
