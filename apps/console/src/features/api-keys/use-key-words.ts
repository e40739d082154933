import type { ApiKey } from '@parterre/contract/api-keys';
import { useTranslation } from 'react-i18next';
import { DAY_TEMPLATE, DAY_TIME_TEMPLATE, formatDateTime } from '#dates/format-date-time.ts';
import { toWallTime } from '#dates/zone.ts';
import { usePromoter } from '#session/use-promoter.ts';

type Sold = Pick<ApiKey, 'channel' | 'partnerSite'>;

/** What is said about a key; times are those of its promoter. */
export function useKeyWords() {
  const { t } = useTranslation('api-keys');
  const { all } = usePromoter();
  const zoneOf = ({ promoterCode }: ApiKey) => all.find(({ code }) => code === promoterCode)?.timeZone ?? 'UTC';
  return {
    nameChannel: ({ channel, partnerSite }: Sold) => partnerSite?.name ?? t(`channel.${channel}`),
    nameRange: ({ partnerSite }: Sold) => t(partnerSite ? 'range.site' : 'range.all'),
    writeCreated: (key: ApiKey) => formatDateTime(toWallTime(key.createdAt, zoneOf(key)), DAY_TEMPLATE),
    writeLastUse: (key: ApiKey) =>
      key.lastUsedAt ? formatDateTime(toWallTime(key.lastUsedAt, zoneOf(key)), DAY_TIME_TEMPLATE) : t('neverUsed'),
    writeRevoked: (key: ApiKey) =>
      key.revokedAt ? formatDateTime(toWallTime(key.revokedAt, zoneOf(key)), DAY_TIME_TEMPLATE) : '',
  };
}
