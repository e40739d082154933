import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../forms/fields/select-field.tsx';
import type { FieldProps } from '../../../forms/fields/use-field.ts';
import { nameLanguage } from '../../../i18n/name-language.ts';

/** One of the languages that are ticked. */
export function DefaultLanguageField(props: FieldProps) {
  const { i18n } = useTranslation('promoters');
  const cultures: string[] = useWatch({ name: 'cultures' });
  return (
    <SelectField
      {...props}
      options={cultures.map((code) => ({ value: code, label: nameLanguage(code, i18n.language) }))}
    />
  );
}
