import type { User } from '@parterre/contract/users';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useRemoveUserSecondFactorMutation,
  useRevokeUserSessionsMutation,
  useUpdateUserMutation,
} from '#api/queries/promoters/users.ts';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { showFailure } from '#pages/show-failure.ts';
import { useFeatures } from '#session/use-features.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { canGrant, permissionsOfUser } from './access/access-values.ts';
import { useUserWords } from './use-user-words.ts';

interface UserActs {
  /** Why the reader may not decide over this user. */
  reason: string | undefined;
  /** Stands beside what opens it. */
  dialog: ReactNode;
  endSessions: () => void;
  resetSecondFactor: () => void;
  deactivate: () => void;
  activate: () => void;
}

type Act = 'sessions' | 'secondFactor' | 'deactivate';

/**
 * What can be done with a user at once, each asked for first where it takes something away. Needs `user:manage`. The last
 * owner stays (RULE_BROKEN); that, and what somebody else changed meanwhile (STALE), is said in a toast.
 */
export function useUserActs(user: User): UserActs {
  const { t } = useTranslation('users');
  const reason = useAccessLock(user);
  const [asked, setAsked] = useState<Act | null>(null);
  const [update] = useUpdateUserMutation();
  const [revoke] = useRevokeUserSessionsMutation();
  const [removeFactor] = useRemoveUserSecondFactorMutation();
  const { name, membershipId } = user;
  const params = { membershipId };
  const acts: Record<Act | 'activate', () => Promise<unknown>> = {
    sessions: () => revoke({ params }).unwrap(),
    secondFactor: () => removeFactor({ params }).unwrap(),
    deactivate: () => update({ params, body: { isActive: false } }).unwrap(),
    activate: () => update({ params, body: { isActive: true } }).unwrap(),
  };
  const run = async (act: keyof typeof acts) => {
    await acts[act]();
    showToast(t(`done.${act}`, { name }), 'success');
    setAsked(null);
  };
  const request = asked && {
    title: t(`ask.${asked}.title`, { name }),
    body: t(`ask.${asked}.text`),
    confirmLabel: t(`act.${asked}`),
    isDangerous: true,
  };
  return {
    reason,
    dialog: <ConfirmDialog onClose={() => setAsked(null)} onConfirm={() => asked && run(asked)} request={request} />,
    endSessions: () => setAsked('sessions'),
    resetSecondFactor: () => setAsked('secondFactor'),
    deactivate: () => setAsked('deactivate'),
    activate: () => void run('activate').catch(showFailure),
  };
}

/** Nobody decides over who may do more than themself; undefined where the reader may. */
export function useAccessLock(user: Pick<User, 'role' | 'customRole' | 'grantedPermissions'>): string | undefined {
  const { t } = useTranslation('users');
  const { nameRole } = useUserWords();
  const { features } = useFeatures();
  if (!features || canGrant(features.permissions, permissionsOfUser(user))) return undefined;
  return t('mayDoMore', { role: nameRole(user) });
}
