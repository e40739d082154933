import { useTranslation } from 'react-i18next';
import { useListHoldsQuery } from '../../../api/queries/holds.ts';
import { DAY_TIME_TEMPLATE, formatDateTime } from '../../../dates/format-date-time.ts';
import { FormConflict } from '../../../forms/object/form-conflict.tsx';
import type { AskedConflict } from '../../../forms/object/use-stale-save.ts';
import { formatNumber } from '../../../i18n/format-number.ts';
import { formatAmount } from '../../../ui/money-text.tsx';
import type { CodeValues } from '../form/code-values.ts';
import type { EventWords } from '../use-event-words.ts';
import { formatPercent } from '../words/format-percent.ts';

interface CodeConflictProps {
  asked: AskedConflict<CodeValues> | null;
  words: EventWords;
  showCode: string;
}

/** Somebody else saved the same fields of the code meanwhile. */
export function CodeConflict({ asked, words, showCode }: CodeConflictProps) {
  const { t } = useTranslation('offer-codes');
  const { data: holds } = useListHoldsQuery({ params: { showCode } });
  return <FormConflict asked={asked} label={(field) => t(`conflict.fields.${field}`)} write={write} />;

  function write(values: CodeValues, field: keyof CodeValues): string {
    const value = values[field];
    if (value === null || value === '') return t('conflict.nothing');
    switch (field) {
      case 'effect':
        return t(`effectName.${values.effect}`);
      case 'setPriceMinor':
      case 'subtractMinor':
        return `${words.currency} ${formatAmount(Number(value), words.currency, words.language)}`;
      case 'percent':
        return formatPercent(Number(value), words.language);
      case 'validFromLocal':
      case 'validUntilLocal':
        return formatDateTime(String(value), DAY_TIME_TEMPLATE);
      case 'priceTypeIds':
        return values.priceTypeIds.map(words.nameTicket).join(', ') || t('tickets.all');
      case 'holdId':
        return holds?.items.find(({ holdId }) => holdId === value)?.label ?? t('conflict.nothing');
      case 'isDisabled':
        return t(value ? 'status.disabled' : 'status.active');
      default:
        return typeof value === 'number' ? formatNumber(value, words.language) : String(value);
    }
  }
}
