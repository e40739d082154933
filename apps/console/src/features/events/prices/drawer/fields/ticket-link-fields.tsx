import { LIMITS } from '@parterre/contract/choices/limits';
import { followPrice } from '@parterre/contract/money/derive-price';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows/show';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isComp } from '#features/events/prices/ticket-status.ts';
import { MoneyField } from '#forms/fields/money-field.tsx';
import { DecimalField } from '#forms/fields/number-field.tsx';
import { SelectField } from '#forms/fields/select-field.tsx';
import { max, min, required } from '#forms/rules.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { formatMoney } from '#ui/figures/money-text.tsx';
import { type TicketValues, toLink } from '../ticket-values.ts';

interface TicketLinkFieldsProps {
  own: Price | undefined;
  prices: readonly Price[];
  show: Pick<Show, 'currency' | 'defaultCulture'>;
}

const WATCHED = ['linkKind', 'linkedPriceId', 'linkFixed', 'linkPercent'] as const;

export function TicketLinkFields({ own, prices, show }: TicketLinkFieldsProps) {
  const { t, i18n } = useTranslation('prices');
  const [linkKind, linkedPriceId, linkFixed, linkPercent] = useWatch<TicketValues, typeof WATCHED>({ name: WATCHED });
  const others = prices.filter((price) => price.priceTypeId !== own?.priceTypeId && !isComp(price));
  if (others.length === 0) return null;
  const base = others.find((price) => price.priceTypeId === linkedPriceId);
  const link = toLink({ linkKind, linkedPriceId, linkFixed: toNumber(linkFixed), linkPercent: toNumber(linkPercent) });
  const resultMinor = base && link ? followPrice(base.faceValueMinor, link) : undefined;
  const write = (amountMinor: number) => formatMoney(amountMinor, show.currency, i18n.language);
  const help = base && resultMinor !== undefined ? describeResult(base.faceValueMinor, resultMinor) : undefined;
  function describeResult(baseMinor: number, amountMinor: number): string {
    if (amountMinor < 0) return t('form.linkBelowZero');
    return t('form.linkResult', { base: write(baseMinor), amount: write(amountMinor) });
  }
  return (
    <>
      <SelectField
        label={t('fields.linkKind')}
        name="linkKind"
        options={(['none', 'fixed', 'percentage'] as const).map((value) => ({ value, label: t(`link.${value}`) }))}
      />
      {linkKind !== 'none' && (
        <SelectField
          label={t('fields.linkedPriceId')}
          name="linkedPriceId"
          options={others.map((price) => ({
            value: price.priceTypeId,
            label: chooseText(price.name, i18n.language, show.defaultCulture),
          }))}
          rules={[required]}
        />
      )}
      {linkKind === 'fixed' && (
        <MoneyField
          currency={show.currency}
          help={help}
          label={t('form.difference')}
          name="linkFixed"
          rules={[required]}
        />
      )}
      {linkKind === 'percentage' && (
        <DecimalField
          decimals={2}
          help={help}
          label={t('form.difference')}
          name="linkPercent"
          rules={[required, min(LIMITS.price.linkPercent.min), max(LIMITS.price.linkPercent.max)]}
          unit="%"
        />
      )}
    </>
  );
}

/** Null while the input is not a number. */
const toNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Counts the price types whose price follows one, directly or through others, because they change with it. */
export function countFollowers(prices: readonly Pick<Price, 'priceTypeId' | 'link'>[], priceTypeId: number): number {
  const following = new Set([priceTypeId]);
  for (const id of following)
    for (const price of prices) if (price.link?.priceTypeId === id) following.add(price.priceTypeId);
  return following.size - 1;
}
