import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../forms/fields/select-field.tsx';
import { required } from '../../../forms/rules/text-rules.ts';
import type { EventWords } from '../use-event-words.ts';

/** The ticket group a code belongs to; it never changes. */
export function GroupField({ words, disabled = false }: { words: EventWords; disabled?: boolean }) {
  const { t } = useTranslation('offer-codes');
  return (
    <SelectField
      disabled={disabled}
      help={disabled ? t('field.groupFixed') : undefined}
      label={t('field.group')}
      name="priceGroupId"
      options={words.groups.map(({ id, name }) => ({ value: id, label: name }))}
      rules={[required]}
    />
  );
}
