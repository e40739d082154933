import type { User } from '@parterre/contract/users';
import { useTranslation } from 'react-i18next';
import { DAY_TIME_TEMPLATE, formatDateTime } from '#dates/format-date-time.ts';
import { toWallTime } from '#dates/zone.ts';
import { usePromoter } from '#session/use-promoter.ts';

type Access = Pick<User, 'role' | 'scope' | 'places'>;

/** What is said about users and invitations; times are those of their promoter. */
export function useUserWords() {
  const { t } = useTranslation('users');
  const { all } = usePromoter();
  const zoneOf = (code: string) => all.find((promoter) => promoter.code === code)?.timeZone ?? 'UTC';
  const writeTime = (at: string, promoterCode: string) =>
    formatDateTime(toWallTime(at, zoneOf(promoterCode)), DAY_TIME_TEMPLATE);
  return {
    nameRole: ({ role }: Access) => t(`role.${role}.name`),
    nameScope: ({ scope, places }: Access) =>
      scope === 'promoter' ? t('scope.promoter') : places.map(({ name }) => name).join(', '),
    namePromoter: (code: string) => all.find((promoter) => promoter.code === code)?.name ?? code,
    writeTime,
    writeLastSeen: ({ lastSeenAt, promoterCode }: User) =>
      lastSeenAt ? writeTime(lastSeenAt, promoterCode) : t('neverSeen'),
  };
}
