import type { User } from '@parterre/contract/users';
import { useTranslation } from 'react-i18next';
import { DAY_TIME_TEMPLATE, formatDateTime } from '#dates/format-date-time.ts';
import { toWallTime } from '#dates/zone.ts';
import { usePromoter } from '#session/use-promoter.ts';

type Access = Pick<User, 'role' | 'customRole' | 'scope' | 'places'>;

/** Times are those of the user's promoter: a list may hold users of several. */
export function useUserWords() {
  const { t } = useTranslation('users');
  const { all } = usePromoter();
  const zoneOf = (code: string) => all.find((promoter) => promoter.code === code)?.timeZone ?? 'UTC';
  const writeTime = (at: string, promoterCode: string) =>
    formatDateTime(toWallTime(at, zoneOf(promoterCode)), DAY_TIME_TEMPLATE);
  return {
    nameRole: ({ role, customRole }: Pick<Access, 'role' | 'customRole'>) => customRole?.name ?? t(`role.${role}.name`),
    nameScope: ({ scope, places }: Access) =>
      scope === 'promoter' ? t('scope.promoter') : places.map(({ name }) => name).join(', '),
    /** Demanded by the promoter, and not set up: the user is led to it at their next sign-in. */
    lacksSecondFactor: ({ promoterCode, hasSecondFactor }: Pick<User, 'promoterCode' | 'hasSecondFactor'>) =>
      !hasSecondFactor && all.some(({ code, demandsSecondFactor }) => code === promoterCode && demandsSecondFactor),
    namePromoter: (code: string) => all.find((promoter) => promoter.code === code)?.name ?? code,
    writeTime,
    writeLastSeen: ({ lastSeenAt, promoterCode }: User) =>
      lastSeenAt ? writeTime(lastSeenAt, promoterCode) : t('neverSeen'),
  };
}
