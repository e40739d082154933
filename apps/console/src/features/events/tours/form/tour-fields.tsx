import { LIMITS } from '@parterre/contract/choices/limits';
import type { Promoter } from '@parterre/contract/promoters';
import { useTranslation } from 'react-i18next';
import { PerformingArtistsField } from '#artists/performing-artists-field.tsx';
import { FormSection } from '#forms/fields/form-section.tsx';
import { RichTextByCultureField, TextByCultureField } from '#forms/fields/text-by-culture-field.tsx';
import { FormFields } from '#forms/fields/use-field.tsx';
import { maxLength, required } from '#forms/rules.ts';
import { TranslatedTexts } from '#forms/translation/translated-texts.tsx';
import { CampaignField } from '#programme/pickers/campaign-field.tsx';
import { PlansField } from './plans-field.tsx';
import type { TourPlan } from './tour-values.ts';

interface TourFieldsProps {
  promoter: Pick<Promoter, 'code' | 'defaultCulture' | 'cultures'>;
  isLocked: boolean;
  hasFocus?: boolean;
  plans?: readonly TourPlan[];
  outdated?: Readonly<Record<string, readonly string[]>> | undefined;
}

const NO_PLANS: readonly TourPlan[] = [];

export function TourFields({ promoter, isLocked, hasFocus = false, plans = NO_PLANS, outdated }: TourFieldsProps) {
  const { t } = useTranslation('tours');
  return (
    <TranslatedTexts culture={promoter.defaultCulture} cultures={promoter.cultures} outdated={outdated}>
      <FormFields isLocked={isLocked}>
        <TextByCultureField
          hasFocus={hasFocus}
          label={t('fields.name')}
          name="name"
          rules={[required, maxLength(LIMITS.tour.name)]}
        />
        <CampaignField
          disabled={isLocked}
          help={t('fields.campaignHelp')}
          isOptional
          label={t('fields.artistCampaignId')}
          name="artistCampaignId"
          placeholder={t('fields.noCampaign')}
          promoterCode={promoter.code}
        />
        <PerformingArtistsField
          disabled={isLocked}
          isOptional
          label={t('fields.performingArtistIds')}
          name="performingArtistIds"
          promoterCode={promoter.code}
        />
        <FormSection title={t('fields.seating')}>
          <PlansField
            help={t('fields.plansHelp')}
            known={plans}
            label={t('fields.planIds')}
            promoterCode={promoter.code}
          />
        </FormSection>
        <FormSection title={t('fields.about')}>
          <RichTextByCultureField isOptional label={t('fields.description')} name="description" />
        </FormSection>
      </FormFields>
    </TranslatedTexts>
  );
}
