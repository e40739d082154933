import { useTranslation } from 'react-i18next';
import { SwitchField } from '../../../forms/fields/switch-field.tsx';
import { TextField } from '../../../forms/fields/text-field.tsx';
import { FormFields } from '../../../forms/form-fields.tsx';
import { maxLength, required } from '../../../forms/rules/text-rules.ts';
import type { EventWords } from '../use-event-words.ts';
import { GroupField } from './group-field.tsx';
import { RuleFields } from './rule-fields.tsx';

interface CodeFieldsProps {
  words: EventWords;
  showCode: string;
  zone: string;
  isNew: boolean;
  isLocked: boolean;
}

/** Everything of one code that can be chosen. */
export function CodeFields({ words, showCode, zone, isNew, isLocked }: CodeFieldsProps) {
  const { t } = useTranslation('offer-codes');
  return (
    <FormFields isLocked={isLocked}>
      <TextField
        help={t('field.codeHelp')}
        input={{ autoComplete: 'off', autoFocus: isNew, spellCheck: false, style: { textTransform: 'uppercase' } }}
        label={t('field.code')}
        name="code"
        rules={[required, maxLength(40)]}
      />
      <GroupField disabled={!isNew} words={words} />
      <RuleFields showCode={showCode} words={words} zone={zone} />
      <SwitchField help={t('field.disabledHelp')} label={t('field.disabled')} name="isDisabled" />
    </FormFields>
  );
}
