import { LIMITS } from '@parterre/contract/choices/limits';
import { OFFER_BATCH_MAX, OFFER_CODE_RANDOM } from '@parterre/contract/choices/offer-code-choices';
import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { FormFields } from '../../../forms/fields/form-fields.tsx';
import { LimitsRow } from '../../../forms/fields/limits-row.tsx';
import { NumberField } from '../../../forms/fields/number-field.tsx';
import { TextField } from '../../../forms/fields/text-field.tsx';
import { AppForm } from '../../../forms/object/app-form.tsx';
import { ObjectDrawer } from '../../../forms/object/object-drawer.tsx';
import { max, min } from '../../../forms/rules/number-rules.ts';
import { maxLength, required } from '../../../forms/rules/text-rules.ts';
import { formatNumber } from '../../../i18n/format-number.ts';
import { useCan } from '../../../session/use-features.ts';
import { GroupField } from '../form/group-field.tsx';
import { RuleFields } from '../form/rule-fields.tsx';
import type { EventWords } from '../use-event-words.ts';
import { ExampleCode } from './example-code.tsx';
import type { MadeBatch } from './made-codes.tsx';
import { useGenerateCodes } from './use-generate-codes.ts';

interface GenerateFormProps {
  show: Show;
  words: EventWords;
  onMade: (made: MadeBatch) => void;
  onClose: () => void;
}

/** How many codes, how they look, and what each of them does. */
export function GenerateForm({ show, words, onMade, onClose }: GenerateFormProps) {
  const { t, i18n } = useTranslation('offer-codes');
  const { showCode, timeZone } = show;
  const reason = useCan('offer:write') ? undefined : t('notAllowed');
  const model = useGenerateCodes(showCode, words.groups[0]?.id ?? null, onMade);
  return (
    <ObjectDrawer
      bar="always"
      heading={{ title: t('generate.title') }}
      model={model}
      onClose={onClose}
      reason={reason}
      saveLabel={t('generate.save')}
    >
      <AppForm model={model}>
        <FormFields isLocked={reason !== undefined}>
          <NumberField
            help={t('generate.countHelp', { most: formatNumber(OFFER_BATCH_MAX, i18n.language) })}
            label={t('generate.count')}
            name="count"
            rules={[required, min(1), max(OFFER_BATCH_MAX)]}
            unit={t('generate.codes')}
          />
          <LimitsRow>
            <TextField
              input={{ autoComplete: 'off', spellCheck: false, style: { textTransform: 'uppercase' } }}
              label={t('generate.prefix')}
              name="prefix"
              rules={[maxLength(LIMITS.offerCode.prefix)]}
            />
            <NumberField
              label={t('generate.length')}
              name="length"
              rules={[required, min(OFFER_CODE_RANDOM.min), max(OFFER_CODE_RANDOM.max)]}
              unit={t('generate.characters')}
            />
          </LimitsRow>
          <ExampleCode />
          <GroupField words={words} />
          <RuleFields isBatch showCode={showCode} words={words} zone={timeZone} />
        </FormFields>
      </AppForm>
    </ObjectDrawer>
  );
}
