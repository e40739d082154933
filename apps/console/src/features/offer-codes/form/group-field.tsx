import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#forms/fields/select-field.tsx';
import { required } from '#forms/rules/text-rules.ts';
import type { EventWords } from '../use-event-words.ts';
import type { CodeValues } from './code-values.ts';

/** The ticket group a code belongs to; it never changes. Another group has other tickets: none of the old stay ticked. */
export function GroupField({ words, disabled = false }: { words: EventWords; disabled?: boolean }) {
  const { t } = useTranslation('offer-codes');
  const { control, setValue } = useFormContext<Pick<CodeValues, 'priceGroupId' | 'priceTypeIds'>>();
  const group = useWatch({ control, name: 'priceGroupId' });
  const before = useRef(group);
  useEffect(() => {
    if (before.current === group) return;
    before.current = group;
    setValue('priceTypeIds', [], { shouldDirty: true });
  }, [group, setValue]);
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
