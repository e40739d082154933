import type { GuestStatus } from '@parterre/contract/choices/guest-list-choices';
import type { GuestList } from '@parterre/contract/guest-lists/guest-list';
import type { Guest } from '@parterre/contract/guest-lists/guests';
import { useTranslation } from 'react-i18next';
import {
  useApproveGuestsMutation,
  useDeclineGuestsMutation,
  useIssueGuestsMutation,
  useWithdrawGuestsMutation,
} from '#api/queries/sales/guest-lists.ts';
import { useLockReason } from '#session/use-features.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { guestErrorText } from '../guest-error-text.ts';

export const GUEST_ACTIONS = ['approve', 'issue', 'decline', 'withdraw'] as const;
export type GuestAction = (typeof GUEST_ACTIONS)[number];

const POSSIBLE: Record<GuestAction, readonly GuestStatus[]> = {
  approve: ['REQUESTED', 'DECLINED'],
  issue: ['APPROVED'],
  decline: ['REQUESTED', 'APPROVED'],
  withdraw: ['ISSUED'],
};

export const canDo = (action: GuestAction, { status }: Pick<Guest, 'status'>): boolean =>
  POSSIBLE[action].includes(status);

/**
 * The decisions about guests: approving needs `guestlist:approve`, the others `guestlist:write`. More than are left
 * (NOT_ENOUGH_LEFT), seats taken meanwhile (SEAT_TAKEN) and a list past its cut-off are refused with a toast; a
 * refused withdrawal is thrown, for the dialog that asked.
 */
export function useGuestActions(list: GuestList) {
  const { t } = useTranslation('guest-lists');
  const [approve] = useApproveGuestsMutation();
  const [decline] = useDeclineGuestsMutation();
  const [issue] = useIssueGuestsMutation();
  const [withdraw] = useWithdrawGuestsMutation();
  const writeReason = useLockReason('guestlist:write');
  const approveReason = useLockReason('guestlist:approve');
  const params = { guestListId: list.guestListId };
  const calls: Record<GuestAction, (guestIds: number[]) => Promise<number>> = {
    approve: async (guestIds) => (await approve({ params, body: { guestIds } }).unwrap()).changed,
    decline: async (guestIds) => (await decline({ params, body: { guestIds } }).unwrap()).changed,
    withdraw: async (guestIds) => (await withdraw({ params, body: { guestIds } }).unwrap()).changed,
    issue: async (guestIds) => (await issue({ params, body: { guestIds } }).unwrap()).issued.length,
  };
  /** A call issues to so many guests at most, so it is repeated while it leaves approved ones. */
  const issueAll = async () => {
    for (let guests = 0; ; ) {
      const { issued, guestList } = await issue({ params, body: {} }).unwrap();
      guests += issued.length;
      if (issued.length === 0 || guestList.figures.approved === 0) return guests;
    }
  };
  const showDone = (action: GuestAction, count: number) => showToast(t(`done.${action}`, { count }), 'success');
  const tell = async (action: GuestAction, work: () => Promise<number>) => {
    try {
      showDone(action, await work());
      return true;
    } catch (error) {
      showToast(guestErrorText(error, t), 'error');
      return false;
    }
  };
  return {
    reasonFor: (action: GuestAction): string | undefined => {
      if (writeReason !== undefined || action !== 'approve') return writeReason;
      return approveReason ?? (list.status === 'CLOSED' ? t('errors:reasons.RULE_BROKEN.cut-off') : undefined);
    },
    run: (action: Exclude<GuestAction, 'withdraw'>, guestIds: number[]) => tell(action, () => calls[action](guestIds)),
    withdraw: async (guestIds: number[]) => showDone('withdraw', await calls.withdraw(guestIds)),
    issueAll: () => tell('issue', issueAll),
  };
}
