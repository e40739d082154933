import { LIMITS } from '@parterre/contract/choices/limits';
import { ASKED_PER, QUESTION_KINDS } from '@parterre/contract/choices/show-choices';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SegmentedField } from '#forms/fields/segmented-field.tsx';
import { SwitchField } from '#forms/fields/switch-field.tsx';
import { TextByCultureField } from '#forms/fields/text-by-culture-field.tsx';
import { MultilineField } from '#forms/fields/text-field.tsx';
import { FormFields } from '#forms/fields/use-field.tsx';
import { type AskedConflict, FormConflict } from '#forms/object/use-stale-save.tsx';
import { maxLength, required } from '#forms/rules.ts';
import { TranslatedTexts } from '#forms/translation/translated-texts.tsx';
import { summariseTexts } from '#programme/texts/summarise-texts.ts';
import type { QuestionValues } from './question-values.ts';

interface QuestionFieldsProps {
  languages: { culture: string; cultures: readonly string[] };
  /** True once the question has answers: its kind and its subject are then fixed. */
  isAnswered: boolean;
  isLocked: boolean;
}

export function QuestionFields({ languages, isAnswered, isLocked }: QuestionFieldsProps) {
  const { t } = useTranslation('questions');
  const kind: string = useWatch({ name: 'kind' });
  return (
    <FormFields isLocked={isLocked}>
      <TranslatedTexts
        culture={languages.culture}
        cultures={languages.cultures}
        texts={[{ name: 'label', label: t('label'), rules: [required, maxLength(LIMITS.question.label)] }]}
      >
        <TextByCultureField name="label" />
        <SegmentedField
          label={t('kind.title')}
          name="kind"
          options={QUESTION_KINDS.map((value) => ({ value, label: t(`kind.${value}`), disabled: isAnswered }))}
        />
        {kind === 'choice' && (
          <MultilineField help={t('choicesHelp')} label={t('choices')} name="choices" rows={4} rules={[required]} />
        )}
        <SegmentedField
          label={t('askedPer.title')}
          name="askedPer"
          options={ASKED_PER.map((value) => ({ value, label: t(`askedPer.${value}`), disabled: isAnswered }))}
        />
        <SwitchField label={t('isRequired')} name="isRequired" />
      </TranslatedTexts>
    </FormFields>
  );
}

export function QuestionConflict({ asked }: { asked: AskedConflict<QuestionValues> | null }) {
  const { t } = useTranslation('questions');
  const labels = { label: t('label'), kind: t('kind.title'), choices: t('choices'), askedPer: t('askedPer.title') };
  return (
    <FormConflict
      asked={asked}
      label={(field) => (field === 'isRequired' ? t('isRequired') : labels[field])}
      write={(values, field) => {
        if (field === 'label') return summariseTexts(values.label);
        if (field === 'kind') return t(`kind.${values.kind}`);
        if (field === 'askedPer') return t(`askedPer.${values.askedPer}`);
        if (field === 'choices') return values.choices.split('\n').join(', ');
        return values.isRequired;
      }}
    />
  );
}
