import { LIMITS } from '@parterre/contract/choices/limits';
import type { OfferCode } from '@parterre/contract/offer-codes';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectedOption } from '#forms/fields/select-field.tsx';
import { SwitchField } from '#forms/fields/switch-field.tsx';
import { TextField } from '#forms/fields/text-field.tsx';
import { FormFields, useField } from '#forms/fields/use-field.tsx';
import { maxLength, required } from '#forms/rules.ts';
import type { EventWords } from '../use-event-words.ts';
import { isCodeUsed } from '../use-kept-reason.ts';
import type { CodeValues } from './code-values.ts';
import { RuleFields } from './rule-fields.tsx';

interface CodeFieldsProps {
  code?: OfferCode;
  words: EventWords;
  showCode: string;
  /** The IANA name of the venue's zone. */
  zone: string;
  isLocked: boolean;
}

export function CodeFields({ code, words, showCode, zone, isLocked }: CodeFieldsProps) {
  const { t } = useTranslation('offer-codes');
  const isUsed = code !== undefined && isCodeUsed(code);
  return (
    <FormFields isLocked={isLocked}>
      <TextField
        disabled={isUsed}
        help={t(isUsed ? 'field.codeUsed' : 'field.codeHelp')}
        input={{ autoComplete: 'off', autoFocus: !code, spellCheck: false, style: { textTransform: 'uppercase' } }}
        label={t('field.code')}
        name="code"
        rules={[required, maxLength(LIMITS.offerCode.code)]}
      />
      <GroupField disabled={code !== undefined} words={words} />
      <RuleFields showCode={showCode} words={words} zone={zone} />
      <SwitchField help={t('field.disabledHelp')} label={t('field.disabled')} name="isDisabled" />
    </FormFields>
  );
}

/**
 * The price group of a code, which never changes after creation. Choosing another one clears the chosen price types.
 */
export function GroupField({ words, disabled = false }: { words: EventWords; disabled?: boolean }) {
  const { t } = useTranslation('offer-codes');
  const { setValue } = useFormContext<Pick<CodeValues, 'priceGroupId' | 'priceTypeIds'>>();
  const field = useField({
    name: 'priceGroupId',
    label: t('field.group'),
    help: disabled ? t('field.groupFixed') : undefined,
    rules: [required],
    disabled,
  });
  return (
    <SelectedOption
      field={field}
      onChoose={() => setValue('priceTypeIds', [], { shouldDirty: true })}
      options={words.groups.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
