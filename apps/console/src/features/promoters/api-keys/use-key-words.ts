import type { ApiKey } from '@parterre/contract/api-keys';
import type { TimeFormat } from '@parterre/contract/choices/account-choices';
import { useTranslation } from 'react-i18next';
import { useListApiKeysQuery } from '#api/queries/promoters/api-keys.ts';
import { DAY_TEMPLATE, formatDateTime } from '#dates/format-date-time.ts';
import { toWallTime } from '#dates/zone.ts';
import { useTimeOf } from '#programme/use-time-of.ts';
import { useZoneOf } from '#programme/use-zone-of.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { toPageRequest } from '#tables/paging/page-size.ts';
import { useTablePage } from '#tables/paging/use-table-page.ts';
import { useTableUrlState } from '#tables/url/use-table-url-state.ts';

type Sold = Pick<ApiKey, 'channel' | 'partnerSite'>;

/**
 * Returns functions that describe keys, with times in the zone of each key's promoter, because a list may have several.
 */
export function useKeyWords() {
  const { t } = useTranslation('api-keys');
  const zoneOf = useZoneOf();
  const timeOf = useTimeOf();
  return {
    nameChannel: ({ channel, partnerSite }: Sold) => partnerSite?.name ?? t(`channel.${channel}`),
    nameRange: ({ partnerSite }: Sold) => t(partnerSite ? 'range.site' : 'range.all'),
    writeCreated: (key: ApiKey) => formatDateTime(toWallTime(key.createdAt, zoneOf(key.promoterCode)), DAY_TEMPLATE),
    writeLastUse: (key: ApiKey, hours?: TimeFormat) =>
      key.lastUsedAt ? timeOf(key.lastUsedAt, key.promoterCode, hours) : t('neverUsed'),
    writeRevoked: (key: ApiKey) => (key.revokedAt ? timeOf(key.revokedAt, key.promoterCode) : ''),
  };
}

const DEFAULTS = { sortValues: ['CreatedAt'], isDescending: true };

/** Reads the page of keys in the URL, of the chosen promoter or of all. */
export function useApiKeys() {
  const { current, isLoading } = usePromoter();
  const url = useTableUrlState(DEFAULTS);
  const { pageIndex, pageSize } = toPageRequest(url.state.page, url.state.pageSize);
  const query = { pageIndex, pageSize, ...(current ? { promoterCode: current.code } : {}) };
  const result = useListApiKeysQuery({ query }, { skip: isLoading });
  return { current, ...useTablePage(url, result) };
}
