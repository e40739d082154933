import Box from '@mui/material/Box';
import type { createOfferCodeBatch } from '@parterre/contract/calls/offer-codes';
import { LIMITS } from '@parterre/contract/choices/limits';
import { OFFER_BATCH_MAX, OFFER_CODE_RANDOM } from '@parterre/contract/choices/offer-code-choices';
import type { Show } from '@parterre/contract/shows/show';
import type { CallAnswer } from '@parterre/contract/wire/call';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCreateOfferCodeBatchMutation } from '#api/queries/events/offer-codes.ts';
import { LimitsRow } from '#forms/fields/form-section.tsx';
import { NumberField } from '#forms/fields/number-field.tsx';
import { TextField } from '#forms/fields/text-field.tsx';
import { FormFields } from '#forms/fields/use-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { max, maxLength, min, required } from '#forms/rules.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { useLockReason } from '#session/use-features.ts';
import { Note } from '#ui/note.tsx';
import { GroupField } from './form/code-fields.tsx';
import { type BatchValues, EMPTY_RULES, placeCodeError, toBatchBody } from './form/code-values.ts';
import { RuleFields } from './form/rule-fields.tsx';
import type { EventWords } from './use-event-words.ts';

export type MadeBatch = CallAnswer<typeof createOfferCodeBatch>;

interface GenerateFormProps {
  show: Show;
  words: EventWords;
  onMade: (made: MadeBatch) => void;
  onClose: () => void;
}

/** Creates many codes with the same rules, all or none. Needs `offer:write`. More than a hold has left is refused. */
export function GenerateForm({ show, words, onMade, onClose }: GenerateFormProps) {
  const { t, i18n } = useTranslation('offer-codes');
  const { showCode, timeZone } = show;
  const reason = useLockReason('offer:write');
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
              isOptional
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

/** The length of the longest code; only letters and digits that cannot be confused. */
const EXAMPLE = 'K7M2QXRB9DVHT4WNZPC5';

function ExampleCode() {
  const { t } = useTranslation('offer-codes');
  const { control } = useFormContext<BatchValues>();
  const [prefix, length] = useWatch({ control, name: ['prefix', 'length'] });
  const { min, max } = OFFER_CODE_RANDOM;
  const shown = typeof length === 'number' ? Math.min(max, Math.max(min, length)) : OFFER_CODE_RANDOM.default;
  return (
    <Note sx={{ mt: -0.5 }}>
      {t('generate.example')}{' '}
      <Box component="span" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', color: 'text.primary' }}>
        {prefix.trim().toUpperCase()}
        {EXAMPLE.slice(0, shown)}
      </Box>
      <div>{t('generate.lengthHelp')}</div>
    </Note>
  );
}

/** The form of a batch. `onMade` is called after the form is marked as saved, so that the guard does not ask. */
function useGenerateCodes(showCode: string, priceGroupId: number | null, onMade: (made: MadeBatch) => void) {
  const [create] = useCreateOfferCodeBatchMutation();
  const [defaultValues] = useState<BatchValues>({
    ...EMPTY_RULES,
    mostUses: 1,
    priceGroupId,
    prefix: '',
    count: null,
    length: OFFER_CODE_RANDOM.default,
  });
  const { model } = useObjectForm<BatchValues>({
    values: defaultValues,
    place: 'inDrawer',
    create: async (values) => {
      const params = { showCode, priceGroupId: values.priceGroupId ?? 0 };
      const made = await create({ params, body: toBatchBody(values) }).unwrap();
      return () => onMade(made);
    },
    placeError: placeCodeError,
  });
  return model;
}
