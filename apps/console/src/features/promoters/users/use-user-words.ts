import type { TimeFormat } from '@parterre/contract/choices/account-choices';
import type { User } from '@parterre/contract/users';
import { useTranslation } from 'react-i18next';
import { useTimeOf } from '#programme/use-time-of.ts';
import { usePromoter } from '#session/use-promoter.ts';

type Access = Pick<User, 'role' | 'customRole' | 'scope' | 'places'>;

/**
 * Returns functions that describe users, with times in the zone of each user's promoter, because a list may have
 * several.
 */
export function useUserWords() {
  const { t } = useTranslation('users');
  const { findPromoter, namePromoter } = usePromoter();
  const writeTime = useTimeOf();
  return {
    nameRole: ({ role, customRole }: Pick<Access, 'role' | 'customRole'>) => customRole?.name ?? t(`role.${role}.name`),
    nameScope: ({ scope, places }: Access) =>
      scope === 'promoter' ? t('scope.promoter') : places.map(({ name }) => name).join(', '),
    /**
     * The promoter demands a second factor, and the user has neither that nor a passkey, which is as good; the next
     * sign-in asks for it.
     */
    lacksSecondFactor: (user: Pick<User, 'promoterCode' | 'hasSecondFactor' | 'passkeyCount'>) =>
      !isSecured(user) && findPromoter(user.promoterCode)?.demandsSecondFactor === true,
    namePromoter,
    writeTime,
    writeLastSeen: ({ lastSeenAt, promoterCode }: User, hours?: TimeFormat) =>
      lastSeenAt ? writeTime(lastSeenAt, promoterCode, hours) : t('neverSeen'),
  };
}

/** Whether a user has something beside the password to sign in with, which is what a reset takes away. */
export const isSecured = ({ hasSecondFactor, passkeyCount }: Pick<User, 'hasSecondFactor' | 'passkeyCount'>): boolean =>
  hasSecondFactor || passkeyCount > 0;
