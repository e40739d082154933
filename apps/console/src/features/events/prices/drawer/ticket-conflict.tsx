import type { Hold } from '@parterre/contract/holds';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { useListPriceGroupsQuery } from '#api/queries/events/price-groups.ts';
import { useListRegionsQuery } from '#api/queries/promoters/lookups.ts';
import { useListTaxRatesQuery } from '#api/queries/promoters/promoters.ts';
import { formatZonedTime } from '#dates/format-date-time.ts';
import { type AskedConflict, type FieldWriters, FormConflict } from '#forms/object/use-stale-save.tsx';
import { chooseText } from '#i18n/choose-text.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { summariseTexts } from '#programme/texts/summarise-texts.ts';
import { formatAmount } from '#ui/figures/money-text.tsx';
import { toTicketStatus } from '../ticket-status.ts';
import { heldKey, type TicketValues } from './ticket-values.ts';

interface TicketConflictProps {
  asked: AskedConflict<TicketValues> | null;
  prices: readonly Price[];
  holds: readonly Hold[];
  show: Pick<Show, 'showCode' | 'promoterCode' | 'currency' | 'timeZone' | 'defaultCulture'>;
}

/** Somebody else changed the ticket meanwhile: shows both sides, worded like the fields. */
export function TicketConflict({ asked, ...place }: TicketConflictProps) {
  const { t } = useTranslation('prices');
  const writers = useTicketWriters(asked !== null, place);
  return (
    <FormConflict
      asked={asked}
      label={(field) => t(`fields.${field}`)}
      write={(values, field) => writers[field](values)}
    />
  );
}

/** Writes the values of a ticket without ids. */
function useTicketWriters(
  isAsked: boolean,
  { prices, holds, show }: Omit<TicketConflictProps, 'asked'>,
): FieldWriters<TicketValues> {
  const { t, i18n } = useTranslation('prices');
  const { currency, timeZone, defaultCulture } = show;
  const { nameGroup, nameTax, nameSite } = useNames(isAsked, show);
  const nameTicket = (id: number | null) => {
    const price = prices.find(({ priceTypeId }) => priceTypeId === id);
    return price && chooseText(price.name, i18n.language, defaultCulture);
  };
  const writeCount = (count: number | null) => (count === null ? '' : formatNumber(count, i18n.language));
  const writeAmount = (minor: number | null) =>
    minor === null ? '' : `${currency} ${formatAmount(minor, currency, i18n.language)}`;
  const writeTime = (wallTime: string) => wallTime && formatZonedTime(wallTime, timeZone);
  const writePlace = (standsAfter: number | null) => {
    if (standsAfter === null) return t('form.last');
    const name = nameTicket(standsAfter);
    return name === undefined ? t('form.first') : t('form.after', { name });
  };
  const writeHeld = (held: TicketValues['heldPlaces']) =>
    holds
      .flatMap(({ label, holdId }) => {
        const places = held[heldKey(holdId)] ?? 0;
        return places > 0 ? [`${label} ${writeCount(places)}`] : [];
      })
      .join(' · ');
  return {
    kind: ({ kind }) => t(`kind.${kind}`),
    statusCode: ({ statusCode }) => t(`status.${toTicketStatus(statusCode)}`),
    name: ({ name }) => summariseTexts(name),
    description: ({ description }) => summariseTexts(description),
    priceGroupId: ({ priceGroupId }) => nameGroup(priceGroupId),
    groupName: ({ groupName }) => summariseTexts(groupName),
    standsAfter: ({ standsAfter }) => writePlace(standsAfter),
    isSeated: ({ isSeated }) => isSeated,
    colour: ({ colour }) => colour,
    linkKind: ({ linkKind }) => t(`link.${linkKind}`),
    linkedPriceId: ({ linkedPriceId }) => nameTicket(linkedPriceId),
    linkFixed: ({ linkFixed }) => writeAmount(linkFixed),
    linkPercent: ({ linkPercent }) => writeCount(linkPercent),
    faceValueMinor: ({ faceValueMinor }) => writeAmount(faceValueMinor),
    bookingFeeMinor: ({ bookingFeeMinor }) => writeAmount(bookingFeeMinor),
    taxRateId: ({ taxRateId }) => (taxRateId === null ? t('form.noTax') : nameTax(taxRateId)),
    allocation: ({ allocation }) => writeCount(allocation),
    heldPlaces: ({ heldPlaces }) => writeHeld(heldPlaces),
    fewestPerOrder: ({ fewestPerOrder }) => writeCount(fewestPerOrder),
    mostPerOrder: ({ mostPerOrder }) => writeCount(mostPerOrder),
    onSaleAtLocal: ({ onSaleAtLocal }) => writeTime(onSaleAtLocal),
    offSaleAtLocal: ({ offSaleAtLocal }) => writeTime(offSaleAtLocal),
    visibility: ({ visibility }) => t(`visibility.${visibility}`),
    partnerSiteIds: ({ partnerSiteIds }) => partnerSiteIds.map(nameSite).join(', ') || t('table.allSites'),
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
    nameGroup: (id: number | null) => {
      const group = groups?.items.find(({ priceGroupId }) => priceGroupId === id);
      return group ? chooseText(group.name, i18n.language, show.defaultCulture) : '…';
    },
    nameTax: (id: number) => taxes?.items.find(({ taxRateId }) => taxRateId === id)?.name ?? '…',
    nameSite: (siteId: number) => sites?.items.find(({ id }) => id === siteId)?.name ?? '…',
  };
}
