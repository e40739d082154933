import type { GuestList } from '@parterre/contract/guest-lists';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TicketIcon } from '#ui/icons.tsx';
import { ReasonedButton } from '#ui/reasoned-button.tsx';
import { useGuestActions } from './use-guest-actions.ts';

/** Tickets for everybody who is approved. */
export function IssueButton({ list }: { list: GuestList }) {
  const { t } = useTranslation('guest-lists');
  const actions = useGuestActions(list);
  const [isRunning, setRunning] = useState(false);
  const { approved } = list.figures;
  const reason = actions.reasonFor('issue') ?? (approved === 0 ? t('issue.nobody') : undefined);
  const run = async () => {
    setRunning(true);
    await actions.issueAll();
    setRunning(false);
  };
  return (
    <ReasonedButton
      loading={isRunning}
      onClick={() => void run()}
      reason={reason}
      startIcon={<TicketIcon />}
      variant="outlined"
    >
      {t('issue.action')}
    </ReasonedButton>
  );
}
