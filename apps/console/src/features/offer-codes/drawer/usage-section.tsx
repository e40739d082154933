import type { OfferCode } from '@parterre/contract/offer-codes';
import { useTranslation } from 'react-i18next';
import { FigureStrip } from '../../../ui/figure-strip.tsx';
import { formatAmount } from '../../../ui/money-text.tsx';

interface UsageSectionProps {
  code: Pick<OfferCode, 'usage'>;
  currency: string;
}

/** What came of a code so far. */
export function UsageSection({ code: { usage }, currency }: UsageSectionProps) {
  const { t, i18n } = useTranslation('offer-codes');
  const write = (count: number) => count.toLocaleString(i18n.language);
  return (
    <FigureStrip
      figures={[
        { label: t('usage.orders'), value: write(usage.orders) },
        { label: t('usage.tickets'), value: write(usage.tickets) },
        { label: t('usage.inBaskets'), value: write(usage.inBaskets) },
        {
          label: t('usage.discount'),
          value: `${currency} ${formatAmount(usage.discountMinor, currency, i18n.language)}`,
        },
      ]}
    />
  );
}
