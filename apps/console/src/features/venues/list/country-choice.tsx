import { useTranslation } from 'react-i18next';
import { RetryAlert } from '../../../pages/retry-alert.tsx';
import { SearchSelect } from '../search-select.tsx';
import { useCountryOptions } from '../use-country-options.ts';

interface CountryChoiceProps {
  chosen: string | undefined;
  onChoose: (code: string) => void;
}

/** The countries in the reader's language, found by typing. Asked for when it opens. */
export function CountryChoice({ chosen, onChoose }: CountryChoiceProps) {
  const { t } = useTranslation('venues');
  const { options, isLoading, error, retry } = useCountryOptions();
  if (error) return <RetryAlert error={error} onRetry={retry} />;
  return (
    <SearchSelect
      field={{ label: t('list.country'), hasFocus: true }}
      isLoading={isLoading}
      onChoose={(code) => code !== null && onChoose(code)}
      options={options}
      value={chosen ?? null}
    />
  );
}
