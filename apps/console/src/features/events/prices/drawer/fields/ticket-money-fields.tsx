import { AMOUNT_MINOR_MAX } from '@parterre/contract/money/currencies';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows/show';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import { useListTaxRatesQuery } from '#api/queries/promoters/promoters.ts';
import { MoneyField } from '#forms/fields/money-field.tsx';
import { SelectField } from '#forms/fields/select-field.tsx';
import { max, nonNegative, required } from '#forms/rules.ts';
import { formatRate } from '#i18n/format-number.ts';
import { formatAmount } from '#ui/figures/money-text.tsx';
import type { TicketValues } from '../ticket-values.ts';
import { countFollowers, TicketLinkFields } from './ticket-link-fields.tsx';

interface TicketMoneyFieldsProps {
  own: Price | undefined;
  prices: readonly Price[];
  show: Pick<Show, 'currency' | 'promoterCode' | 'defaultCulture'>;
}

export function TicketMoneyFields({ own, prices, show }: TicketMoneyFieldsProps) {
  const { t, i18n } = useTranslation('prices');
  const linkKind = useWatch<TicketValues, 'linkKind'>({ name: 'linkKind' });
  const { data, error } = useListTaxRatesQuery({ params: { code: show.promoterCode } });
  const most = max(AMOUNT_MINOR_MAX, formatAmount(AMOUNT_MINOR_MAX, show.currency, i18n.language));
  const followers = own ? countFollowers(prices, own.priceTypeId) : 0;
  const rates = (data?.items ?? []).map((rate) => ({
    value: rate.taxRateId,
    label: t('form.taxOption', { name: rate.name, rate: formatRate(rate.rateBasisPoints, i18n.language) }),
  }));
  return (
    <>
      {linkKind === 'none' && (
        <MoneyField
          currency={show.currency}
          help={followers > 0 ? t('form.followers', { count: followers }) : undefined}
          label={t('fields.faceValueMinor')}
          name="faceValueMinor"
          rules={[required, nonNegative, most]}
        />
      )}
      <TicketLinkFields own={own} prices={prices} show={show} />
      <MoneyField
        currency={show.currency}
        help={t('form.feeHelp')}
        label={t('fields.bookingFeeMinor')}
        name="bookingFeeMinor"
        rules={[required, nonNegative, most]}
      />
      <SelectField
        help={error ? errorText(error) : t('form.taxHelp')}
        label={t('fields.taxRateId')}
        name="taxRateId"
        options={[{ value: null, label: t('form.noTax') }, ...rates]}
      />
    </>
  );
}
