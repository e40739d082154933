import type { User } from '@parterre/contract/users';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useRemoveUserSecondFactorMutation,
  useRevokeUserSessionsMutation,
  useRevokeUserTokensMutation,
  useUpdateUserMutation,
} from '#api/queries/promoters/users.ts';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { showFailure } from '#pages/show-failure.ts';
import { useFeatures } from '#session/use-features.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { canGrant, permissionsOfUser } from './access/access-values.ts';
import { useUserWords } from './use-user-words.ts';

interface UserActs {
  /** Why the user's access cannot be changed; undefined if it can. */
  reason: string | undefined;
  /** Like `reason`; one's own second factor ends where the password is asked. */
  factorReason: string | undefined;
  /** Rendered by the caller, next to the button that opens it. */
  dialog: ReactNode;
  endSessions: () => void;
  revokeTokens: () => void;
  resetSecondFactor: () => void;
  deactivate: () => void;
  activate: () => void;
}

type Act = 'sessions' | 'tokens' | 'secondFactor' | 'deactivate';

/**
 * The immediate actions on a user; those that take something away ask first, in a dialog that says what was refused.
 * Letting in asks nothing, so its refusal is a toast. Needs `user:manage`. The last owner cannot be deactivated
 * (RULE_BROKEN); a user whom somebody else has changed meanwhile (STALE) is neither deactivated nor let in.
 */
export function useUserActs(user: User): UserActs {
  const { t } = useTranslation('users');
  const reason = useAccessLock(user);
  const [asked, setAsked] = useState<Act | null>(null);
  const [update] = useUpdateUserMutation();
  const [revoke] = useRevokeUserSessionsMutation();
  const [revokeTokens] = useRevokeUserTokensMutation();
  const [removeFactor] = useRemoveUserSecondFactorMutation();
  const { name, membershipId, revision, promoterCode } = user;
  const { current, namePromoter } = usePromoter();
  const params = { membershipId };
  const acts: Record<Act | 'activate', () => Promise<unknown>> = {
    sessions: () => revoke({ params }).unwrap(),
    tokens: () => revokeTokens({ params }).unwrap(),
    secondFactor: () => removeFactor({ params }).unwrap(),
    deactivate: () => update({ params, body: { isActive: false }, revision }).unwrap(),
    activate: () => update({ params, body: { isActive: true }, revision }).unwrap(),
  };
  const handleRun = async (act: keyof typeof acts) => {
    await acts[act]();
    showToast(t(`done.${act}`, { name }), 'success');
    setAsked(null);
  };
  const request = asked && {
    // Somebody who works for several promoters is listed once for each.
    title: t(`ask.${asked}.title`, { name: current ? name : `${name} (${namePromoter(promoterCode)})` }),
    body: t(`ask.${asked}.text`),
    confirmLabel: t(`act.${asked}`),
    isDangerous: true,
  };
  return {
    reason,
    factorReason: user.isSelf ? t('errors:reasons.RULE_BROKEN.own-second-factor') : reason,
    dialog: (
      <ConfirmDialog onClose={() => setAsked(null)} onConfirm={() => asked && handleRun(asked)} request={request} />
    ),
    endSessions: () => setAsked('sessions'),
    revokeTokens: () => setAsked('tokens'),
    resetSecondFactor: () => setAsked('secondFactor'),
    deactivate: () => setAsked('deactivate'),
    activate: () => void handleRun('activate').catch(showFailure),
  };
}

/** Nobody may change the access of a user with more permissions than their own; undefined if allowed. */
export function useAccessLock(user: Pick<User, 'role' | 'customRole' | 'grantedPermissions'>): string | undefined {
  const { t } = useTranslation('users');
  const { nameRole } = useUserWords();
  const { features } = useFeatures();
  if (!features || canGrant(features.permissions, permissionsOfUser(user))) return undefined;
  return t('mayDoMore', { role: nameRole(user) });
}
