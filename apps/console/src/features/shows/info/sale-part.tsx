import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { formatZonedTime } from '../../../dates/format-zoned-time.ts';
import { formatNumber } from '../../../i18n/format-number.ts';
import { formatAmount } from '../../../ui/money-text.tsx';
import { FactList } from './fact-list.tsx';
import { InfoPart } from './info-part.tsx';

/** From when until when it is sold, and what was. */
export function SalePart({ show }: { show: Show }) {
  const { t, i18n } = useTranslation('shows');
  const { sold, comps, capacity, grossMinor } = show.sales;
  const { onSaleAtLocal, offSaleAtLocal, timeZone, currency } = show;
  const write = (value: number) => formatNumber(value, i18n.language);
  return (
    <InfoPart title={t('form.sale')}>
      <FactList
        facts={[
          { label: t('info.saleState'), value: t(`saleState.${show.saleState}`) },
          {
            label: t('form.onSaleAt'),
            value: onSaleAtLocal === null ? t('info.fromActive') : formatZonedTime(onSaleAtLocal, timeZone),
          },
          {
            label: t('form.offSaleAt'),
            value: offSaleAtLocal === null ? t('info.untilStart') : formatZonedTime(offSaleAtLocal, timeZone),
          },
          { label: t('list.sold'), value: `${write(sold)} / ${write(capacity)}` },
          ...(comps > 0 ? [{ label: t('seats.comps'), value: write(comps) }] : []),
          { label: t('list.gross'), value: `${currency} ${formatAmount(grossMinor, currency, i18n.language)}` },
        ]}
      />
    </InfoPart>
  );
}
