import { LIMITS } from '@parterre/contract/choices/limits';
import type { OfferCode } from '@parterre/contract/offer-codes';
import { useTranslation } from 'react-i18next';
import { FormFields } from '#forms/fields/form-fields.tsx';
import { SwitchField } from '#forms/fields/switch-field.tsx';
import { TextField } from '#forms/fields/text-field.tsx';
import { maxLength, required } from '#forms/rules/text-rules.ts';
import { isCodeUsed } from '../is-code-used.ts';
import type { EventWords } from '../use-event-words.ts';
import { GroupField } from './group-field.tsx';
import { RuleFields } from './rule-fields.tsx';

interface CodeFieldsProps {
  /** Absent: a new one. */
  code?: OfferCode;
  words: EventWords;
  showCode: string;
  /** IANA name of the venue's zone. */
  zone: string;
  isLocked: boolean;
}

/** Everything of one code that can be chosen. */
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
