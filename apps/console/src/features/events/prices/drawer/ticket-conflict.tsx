import type { Hold } from '@parterre/contract/holds';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { useListPriceGroupsQuery } from '#api/queries/events/price-groups.ts';
import { useListRegionsQuery } from '#api/queries/promoters/lookups.ts';
import { useListTaxRatesQuery } from '#api/queries/promoters/promoters.ts';
import { formatZonedTime } from '#dates/format-date-time.ts';
import { type AskedConflict, FormConflict } from '#forms/object/use-stale-save.tsx';
import { chooseText } from '#i18n/choose-text.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { formatMoney } from '#ui/figures/money-text.tsx';
import { heldKey, type TicketValues, type TicketWords, writeTicket } from './ticket-values.ts';

interface TicketConflictProps {
  asked: AskedConflict<TicketValues> | null;
  prices: readonly Price[];
  holds: readonly Hold[];
  show: Pick<Show, 'showCode' | 'promoterCode' | 'currency' | 'timeZone' | 'defaultCulture'>;
}

/** Somebody else changed the ticket meanwhile: shows both sides, worded like the fields. */
export function TicketConflict({ asked, ...place }: TicketConflictProps) {
  const { t } = useTranslation('prices');
  const writers = writeTicket(useTicketWords(asked !== null, place));
  return (
    <FormConflict
      asked={asked}
      label={(field) => t(`fields.${field}`)}
      write={(values, field) => writers[field](values)}
    />
  );
}

/** Names instead of ids, amounts with their currency, times with their zone. */
function useTicketWords(isAsked: boolean, { prices, holds, show }: Omit<TicketConflictProps, 'asked'>): TicketWords {
  const { t, i18n } = useTranslation('prices');
  const { currency, timeZone, defaultCulture } = show;
  const names = useNames(isAsked, show);
  const nameTicket = (id: number | null) => {
    const price = prices.find(({ priceTypeId }) => priceTypeId === id);
    return price && chooseText(price.name, i18n.language, defaultCulture);
  };
  const count = (value: number | null) => (value === null ? '' : formatNumber(value, i18n.language));
  const amount = (minor: number | null) => (minor === null ? '' : formatMoney(minor, currency, i18n.language));
  const place = (standsAfter: number | null) => {
    if (standsAfter === null) return t('form.last');
    const name = nameTicket(standsAfter);
    return name === undefined ? t('form.first') : t('form.after', { name });
  };
  const held = (heldPlaces: TicketValues['heldPlaces']) =>
    holds
      .flatMap(({ label, holdId }) => {
        const places = heldPlaces[heldKey(holdId)] ?? 0;
        return places > 0 ? [`${label} ${count(places)}`] : [];
      })
      .join(' · ');
  return {
    ...names,
    t,
    ticket: nameTicket,
    count,
    amount,
    time: (wallTime) => wallTime && formatZonedTime(wallTime, timeZone),
    place,
    held,
  };
}

/** Names what a ticket belongs to; '…' until it has loaded. */
function useNames(isAsked: boolean, show: TicketConflictProps['show']) {
  const { i18n } = useTranslation();
  const options = { skip: !isAsked };
  const { data: groups } = useListPriceGroupsQuery({ params: { showCode: show.showCode } }, options);
  const { data: taxes } = useListTaxRatesQuery({ params: { code: show.promoterCode } }, options);
  const { data: sites } = useListRegionsQuery(undefined, options);
  return {
    group: (id: number | null) => {
      const group = groups?.items.find(({ priceGroupId }) => priceGroupId === id);
      return group ? chooseText(group.name, i18n.language, show.defaultCulture) : '…';
    },
    tax: (id: number) => taxes?.items.find(({ taxRateId }) => taxRateId === id)?.name ?? '…',
    site: (siteId: number) => sites?.items.find(({ id }) => id === siteId)?.name ?? '…',
  };
}
