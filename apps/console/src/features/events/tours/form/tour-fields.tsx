import { LIMITS } from '@parterre/contract/choices/limits';
import type { Promoter } from '@parterre/contract/promoters';
import { useTranslation } from 'react-i18next';
import { PerformingArtistsField } from '#artists/performing-artists-field.tsx';
import { FormSection } from '#forms/fields/form-section.tsx';
import { TextByCultureField } from '#forms/fields/text-by-culture-field.tsx';
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
  const texts = [
    { name: 'name', label: t('fields.name'), rules: [required, maxLength(LIMITS.tour.name)] },
    { name: 'description', label: t('fields.description'), mode: 'rich' },
  ] as const;
  return (
    <FormFields isLocked={isLocked}>
      <TranslatedTexts culture={promoter.defaultCulture} cultures={promoter.cultures} outdated={outdated} texts={texts}>
        <TextByCultureField hasFocus={hasFocus} name="name" />
        <CampaignField
          disabled={isLocked}
          help={t('fields.campaignHelp')}
          isOptional
          label={t('fields.artistCampaignId')}
          name="artistCampaignId"
          promoterCode={promoter.code}
          words={{ empty: t('fields.noCampaign') }}
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
          <TextByCultureField isOptional name="description" />
        </FormSection>
      </TranslatedTexts>
    </FormFields>
  );
}
