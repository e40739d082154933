import type { ArtistCampaign } from '@parterre/contract/artist-campaigns';
import { LIMITS } from '@parterre/contract/choices/limits';
import type { Promoter } from '@parterre/contract/promoters';
import { useTranslation } from 'react-i18next';
import { PerformingArtistsField } from '#artists/performing-artists-field.tsx';
import { TextByCultureField } from '#forms/fields/text-by-culture-field.tsx';
import { FormFields } from '#forms/fields/use-field.tsx';
import { maxLength, required } from '#forms/rules.ts';
import { fillCultures } from '#forms/translation/text-languages.ts';
import { TranslatedTexts } from '#forms/translation/translated-texts.tsx';
import type { ProgrammeValues } from '#programme/list/programme-query.ts';

interface CampaignFieldsProps {
  promoter: Pick<Promoter, 'code' | 'defaultCulture' | 'cultures'>;
  isLocked: boolean;
  hasFocus?: boolean;
  outdated?: Readonly<Record<string, readonly string[]>> | undefined;
}

export function CampaignFields({ promoter, isLocked, hasFocus = false, outdated }: CampaignFieldsProps) {
  const { t } = useTranslation('artist-campaigns');
  const texts = [
    { name: 'name', label: t('fields.name'), rules: [required, maxLength(LIMITS.artistCampaign.name)] },
    { name: 'description', label: t('fields.description'), mode: 'rich' },
  ] as const;
  return (
    <FormFields isLocked={isLocked}>
      <TranslatedTexts culture={promoter.defaultCulture} cultures={promoter.cultures} outdated={outdated} texts={texts}>
        <TextByCultureField hasFocus={hasFocus} name="name" />
        <PerformingArtistsField
          disabled={isLocked}
          help={t('fields.artistsHelp')}
          isOptional
          label={t('fields.performingArtistIds')}
          name="performingArtistIds"
          promoterCode={promoter.code}
        />
        <TextByCultureField isOptional name="description" />
      </TranslatedTexts>
    </FormFields>
  );
}

/** Returns the campaign's values; without a campaign, those of a new one. */
export function toCampaignValues(
  campaign: Pick<ArtistCampaign, 'name' | 'description' | 'performingArtistIds'> | undefined,
  cultures: readonly string[],
): ProgrammeValues {
  return {
    name: fillCultures(campaign?.name ?? {}, cultures),
    description: fillCultures(campaign?.description ?? {}, cultures),
    performingArtistIds: campaign?.performingArtistIds ?? [],
    confirmedTexts: {},
  };
}
