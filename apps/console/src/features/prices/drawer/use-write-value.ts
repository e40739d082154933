import type { Hold } from '@parterre/contract/holds';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { formatZonedTime } from '#dates/format-zoned-time.ts';
import { findWallTime } from '#dates/wall-time.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { formatAmount } from '#ui/money-text.tsx';
import { toTicketStatus } from '../ticket-status.ts';
import { heldKey } from './places/held-values.ts';
import type { TicketValues } from './ticket-values.ts';

interface WritePlace {
  prices: readonly Price[];
  holds: readonly Hold[];
  show: Pick<Show, 'currency' | 'timeZone' | 'defaultCulture'>;
}

/** Writes one field of a ticket in words, for the dialog that compares two of them. */
export function useWriteValue({ prices, holds, show }: WritePlace) {
  const { t, i18n } = useTranslation('prices');
  const { currency, timeZone } = show;
  const nameOf = (priceTypeId: number) => {
    const price = prices.find((candidate) => candidate.priceTypeId === priceTypeId);
    return price && chooseText(price.name, i18n.language, show.defaultCulture);
  };
  const writeNumber = (field: keyof TicketValues, value: number): string => {
    if (field.endsWith('Minor') || field === 'linkFixed')
      return `${currency} ${formatAmount(value, currency, i18n.language)}`;
    if (field === 'statusCode') return t(`status.${toTicketStatus(value)}`);
    if (field === 'linkedPriceId') return nameOf(value) ?? '--';
    if (field === 'standsAfter') return nameOf(value) ? t('form.after', { name: nameOf(value) }) : t('form.first');
    return formatNumber(value, i18n.language);
  };
  return (field: keyof TicketValues, values: TicketValues): string => {
    const value: unknown = values[field];
    if (field === 'heldPlaces')
      return holds
        .flatMap(({ label, holdId }) => {
          const places = values.heldPlaces[heldKey(holdId)] ?? 0;
          return places > 0 ? [`${label} ${formatNumber(places, i18n.language)}`] : [];
        })
        .join(' · ');
    if (typeof value === 'number') return writeNumber(field, value);
    if (typeof value === 'object' && value !== null) return Object.values(value).filter(Boolean).join(' · ');
    if (field === 'visibility') return t(`visibility.${String(value)}`);
    const text = String(value ?? '');
    return findWallTime(text) ? formatZonedTime(text, timeZone) : text || '--';
  };
}
