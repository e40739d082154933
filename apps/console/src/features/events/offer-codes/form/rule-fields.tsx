import { LIMITS } from '@parterre/contract/choices/limits';
import { OFFER_EFFECTS } from '@parterre/contract/choices/offer-code-choices';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateTimeField } from '#forms/fields/date-time-field.tsx';
import { FormSection, LimitsRow } from '#forms/fields/form-section.tsx';
import { MoneyField } from '#forms/fields/money-field.tsx';
import { DecimalField, NumberField } from '#forms/fields/number-field.tsx';
import { SegmentedField } from '#forms/fields/segmented-field.tsx';
import { MultilineField, TextField } from '#forms/fields/text-field.tsx';
import { max, maxLength, min, required } from '#forms/rules.ts';
import { formatAmount } from '#ui/figures/money-text.tsx';
import type { EventWords } from '../use-event-words.ts';
import type { CodeRuleValues } from './code-values.ts';
import { PlacesFields } from './places-fields.tsx';
import { TicketsField } from './tickets-field.tsx';

interface RuleFieldsProps {
  words: EventWords;
  showCode: string;
  /** The IANA name of the venue's zone, in which the window is entered. */
  zone: string;
  /** The rules apply to every code of a batch, not to one. */
  isBatch?: boolean;
}

export function RuleFields({ words, showCode, zone, isBatch = false }: RuleFieldsProps) {
  const { t } = useTranslation('offer-codes');
  return (
    <>
      <FormSection title={t('section.effect')}>
        <EffectFields currency={words.currency} />
        <TicketsField words={words} />
      </FormSection>
      <FormSection title={t('section.window')}>
        <DateTimeField isOptional label={t('field.validFrom')} name="validFromLocal" zone={zone} />
        <DateTimeField isOptional label={t('field.validUntil')} name="validUntilLocal" zone={zone} />
      </FormSection>
      <FormSection title={t(isBatch ? 'section.limitsEach' : 'section.limits')}>
        <NumberField
          help={t('field.mostUsesHelp')}
          isOptional
          label={t('field.mostUses')}
          name="mostUses"
          rules={[min(1), max(LIMITS.offerCode.uses)]}
          unit={t('field.orders')}
        />
        <LimitsRow>
          <NumberField
            isOptional
            label={t('field.mostPerOrder')}
            name="mostPerOrder"
            rules={[min(1), max(LIMITS.offerCode.perOrder)]}
            unit={t('field.ticketsUnit')}
          />
          <NumberField
            isOptional
            label={t('field.mostPerCustomer')}
            name="mostPerCustomer"
            rules={[min(1), max(LIMITS.offerCode.perCustomer)]}
            unit={t('field.orders')}
          />
        </LimitsRow>
      </FormSection>
      <PlacesFields isBatch={isBatch} showCode={showCode} words={words} />
      <FormSection title={t('section.notes')}>
        <TextField
          help={t('field.tagHelp')}
          isOptional
          label={t('field.tag')}
          name="tag"
          rules={[maxLength(LIMITS.offerCode.tag)]}
        />
        <MultilineField
          isOptional
          label={t('field.comment')}
          name="comment"
          rows={3}
          rules={[maxLength(LIMITS.offerCode.comment)]}
        />
      </FormSection>
    </>
  );
}

/** Puts the most common effect first. */
const EFFECTS = OFFER_EFFECTS.toReversed();

function EffectFields({ currency }: { currency: string }) {
  const { t, i18n } = useTranslation('offer-codes');
  const { control } = useFormContext<CodeRuleValues>();
  const effect = useWatch({ control, name: 'effect' });
  return (
    <>
      <SegmentedField
        label={t('field.effect')}
        name="effect"
        options={EFFECTS.map((value) => ({ value, label: t(`effectName.${value}`) }))}
      />
      {effect === 'percentage' && (
        <DecimalField
          decimals={2}
          label={t('field.percent')}
          name="percent"
          rules={[required, min(LIMITS.offerCode.percent.min), max(LIMITS.offerCode.percent.max)]}
          unit="%"
        />
      )}
      {effect === 'subtract' && (
        <MoneyField
          currency={currency}
          label={t('field.subtract')}
          name="subtractMinor"
          rules={[required, min(1, formatAmount(1, currency, i18n.language))]}
        />
      )}
      {effect === 'set-price' && (
        <MoneyField currency={currency} label={t('field.setPrice')} name="setPriceMinor" rules={[required, min(0)]} />
      )}
    </>
  );
}
