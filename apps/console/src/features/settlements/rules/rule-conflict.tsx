import { useTranslation } from 'react-i18next';
import { useGetShowQuery } from '#api/queries/shows.ts';
import { type AskedConflict, FormConflict } from '#forms/object/use-stale-save.tsx';
import { chooseText } from '#i18n/choose-text.ts';
import { formatRate } from '#i18n/format-rate.ts';
import { formatAmount } from '#ui/money-text.tsx';
import type { RuleValues } from './rule-values.ts';

/** Both sides of a deduction that two people changed. */
export function RuleConflict({ asked }: { asked: AskedConflict<RuleValues> | null }) {
  const { t, i18n } = useTranslation('settlements');
  const write = (values: RuleValues, field: keyof RuleValues) => {
    switch (field) {
      case 'kind':
        return t(`rules.kinds.${values.kind}`);
      case 'percent':
        return formatRate((values.percent ?? 0) * 100, i18n.language);
      case 'amountMinor':
        return `${values.currency} ${formatAmount(values.amountMinor ?? 0, values.currency, i18n.language)}`;
      case 'showCode':
        return values.showCode ? <ShowName showCode={values.showCode} /> : t('allEvents');
      default:
        return values[field];
    }
  };
  return (
    <FormConflict
      asked={asked}
      label={(field) => t(`rules.${field === 'showCode' ? 'show' : field === 'amountMinor' ? 'amount' : field}`)}
      write={write}
    />
  );
}

function ShowName({ showCode }: { showCode: string }) {
  const { i18n } = useTranslation();
  const { currentData: show } = useGetShowQuery({ params: { showCode } });
  return show ? chooseText(show.name, i18n.language, show.defaultCulture) : showCode;
}
