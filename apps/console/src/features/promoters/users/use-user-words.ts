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
    /** The promoter demands a second factor that the user has not set up; the next sign-in asks for it. */
    lacksSecondFactor: ({ promoterCode, hasSecondFactor }: Pick<User, 'promoterCode' | 'hasSecondFactor'>) =>
      !hasSecondFactor && findPromoter(promoterCode)?.demandsSecondFactor === true,
    namePromoter,
    writeTime,
    writeLastSeen: ({ lastSeenAt, promoterCode }: User, hours?: TimeFormat) =>
      lastSeenAt ? writeTime(lastSeenAt, promoterCode, hours) : t('neverSeen'),
  };
}
